/**
 * The characters that look like each Latin letter: letters of other alphabets (Greek and Coptic first, then Cyrillic),
 * phonetic letters, letters with strokes and hooks, small capitals and letters in boxes. Spaces separate the groups.
 *
 * Full-width letters, mathematical letters and the like are not listed, because compatibility normalization replaces
 * them. A capital stands for its small letter as well, unless that one is listed elsewhere. A letter that looks like two
 * others together, such as m, is listed under both (rn).
 */
export const lookAlikes: Readonly<Record<string, string>> = {
  a: 'aΑαⲀ Аа ɑᴀ Ꭺ ᗅ ꓮ 𐊠𖽀 ⍺ 🅐🅰',
  b: 'bΒⲂ ВЬ ƀƂƃƄɓʙꞴ ᏏᏴ ᑲᖯᗷ ꓐ 𐊂𐊡𐌁 🅑🅱',
  c: 'cⲤ СҪ ȼƈᴄ Ꮯ ꓚ 𐊢𐌂𐐕𐔜𑣩𑣲 ¢ 🅒🅲',
  d: 'dԁ ÐĐƉƌɖɗᴅ ᎠᏧ ᑯᗞᗪ ꓒꓓ 🅓🅳',
  e: 'eΕεⲈ ЕЄҽҿ Ɇᴇꬲ Ꭼ ꓰ ⴹ𐊆𑢦𑢮 ℮ 🅔🅴',
  f: 'fϜ ƑƒᵮẝꞘꜰꬵ ք ᖴ ꓝ 𐊇𐊥𐔥𑢢𑣂 🅕🅵',
  g: 'gԌ ƍǤɠɡɢᶃ ց ᏀᏳ ꓖ 🅖🅶',
  h: 'hΗⲎ НћҢҺӇӉ ĦɦʜⱧ հ ᎻᏂᏲ ᕼ ꓧ 𐋏 🅗🅷',
  i: 'iι іꙇ ıɨɩɪᵻᵼ Ꭵ 𑣃 ⍳ 🅘🅸',
  j: 'jͿϳ Ј Ɉȷᴊ Ꭻ ᒍ ꓙ 🅙🅹',
  k: 'kΚⲔ КҚҞ ƘⱩꝀᴋ Ꮶ ꓗ ᛕ𐔘 🅚🅺',
  l: 'lI1|ΙⲒⳐ ІӀ ŁƖƗƚǀɫɭʟ Ꮮ ᒪ ꓡꓲ ᛁⵏ𐊊𐌉𐌠𐐛𐔦𑢣𑢲𖼖𖼨 ¦∣│❘⏐丨\u1175 \u05c0\u05d5\u05df\u0627\u0661\u06f1 🅛🅻',
  n: 'nΝηⲚ Ɲƞɳɴᵰ ոռ ꓠ 𐔓 🅝🅽',
  o: 'o0ΟοσⲞ ОӨ ØƟɵᴏᴑꝊꬽ Օჿ ᎾᏫꭴ ꓳ ⴱⵔ𐊒𐊫𐐄𐓂𐔖𑢵𑣈𑣗𑣠 ०০੦૦௦౦೦൦๐໐၀〇○◯ \u0647\u0665\u06d5\u06f5\u05e1 🅞🅾',
  p: 'pΡⲢ Р ƤᴘᵽꝐ Ꮲ ᑭ ꓑ 𐊕 🅟🅿',
  q: 'qԚ ʠꞯ գզ ⵕ 🅠🆀',
  r: 'rᴦⲄ г Ʀɍɼɽʀᵲꭇꭈ ᎡᏒ ᖇ ꓣ 𐒴𖼵 🅡🆁',
  s: 'sЅ ƽʂᵴꜱ Տ ᏕᏚ ꓢ 𐊖𐐠𑣁𖼺 🅢🆂',
  t: 'tΤⲦ ТҬ ŦƬƮȾᴛᵵ Ꭲ ꓔ 𐊗𐊱𐌕𑢼𖼊 🅣🆃',
  u: 'uυμ Ʉʋᴜᵾꞟꭎꭒ Ս Ꮜ ᑌ ꓴ 𐓎𑢸𑣘𖽂 🅤🆄',
  v: 'vν Ѵ ᴠ Ꮩ ᐯ ꓦ ⴸ𐔝𑢠𑣀𖼈 \u0667\u06f7 🅥🆅',
  x: 'xΧⲬ ХҲ Ꭓ ᕁᕽ᙭᙮ ꓫ ᚷⵝ𐊐𐊴𐌗𐌢𐔧𑣬 ×╳ 🅧🆇',
  y: 'yΥγⲨ УҮҰ ƳɎɣʏᶌỿꭚ ყ ᎩᎽ ꓬ 𐊲𑢤𑣜𖽃 ¥ 🅨🆈',
  z: 'zΖⲌ ƵȤʐᴢᵶ Ꮓ ꓜ 𑢩𑣄𑣥 🅩🆉',
  rn: 'mΜϺⲘ МӍ ɱᴍᵯ Ꮇ ᗰ ꓟ ᛖ𐊰𐌑 🅜🅼',
  vv: 'wω ѡԜ ɯᴡꝡ ա ᎳᏔ ꓪ 𑣦𑣯 🅦🆆',
  ae: 'Æ Ӕ',
  oe: 'Œ',
  ss: 'ßβ',
  2: 'Ϩ Ƨ ᒿ',
  3: 'З Ʒ',
  4: 'Ꮞ',
  5: 'Ƽ',
  6: 'б Ꮾ',
  8: 'Ȣ',
};
