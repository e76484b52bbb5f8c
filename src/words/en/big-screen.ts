/**
 * Sentences on a big screen, to be read across a room. A bar separates what happens from whom it concerns, which has
 * its own colour.
 */
export const bigScreen = {
  'screen.code': 'Type the code of your table',
  'screen.code.how': 'With the arrows and OK of the remote, or with a keyboard.',
  'screen.code.erase': 'Erase',
  'screen.code.enter': 'To the table',
  'screen.code.letters': 'Letters',
  'screen.code.typed': 'Code so far: {code}',
  'screen.language': 'Language: {language}',
  'screen.sound': 'Sound: on',
  'screen.sound.off': 'Sound: off',
  'screen.leave': 'Leave the table',
  'screen.remote': 'Screen controls',
  'screen.remote.how': 'Arrows and OK on the remote: language, sound, leave',
  'screen.gone': 'This table is no longer here.',
  'screen.again': 'Trying again…',
  'screen.no-room': 'No more screens can show this table now. Waiting for a place…',

  'screen.join': 'Scan, or open {address} and type',
  'screen.join.this-computer': 'This computer isn’t on a network: phones can’t reach it.',
  'screen.seated': '{seated} of {seats} are in.',
  'screen.start': '{name} starts the game.',
  'screen.start.nobody': 'Who sits down first?',
  'screen.locked': 'The table is locked.',
  'screen.free': 'free',
  'screen.evening': '“Evening.”',
  'screen.minutes': '{min}–{max} players · about {minutes} minutes',

  'screen.table': 'Table {code}',
  'screen.paused': 'Game paused.',

  'screen.end.duel': 'The last two rise together.|One of them stops first.',
  'screen.end.duel.shared': 'They all rise together.|Who stops first?',
  'screen.end.next': 'Next: {game} –|ready: {names}',
  'screen.end.next.nobody': 'Next: {game} –|say on your phones when you’re ready.',
} as const;
