/** Showing a finished game to others. */
export const share = {
  'share.title': 'Share this game',
  'share.open': 'Share',
  'share.about':
    'Anyone with the link can watch this one game with everything face up. They won’t see the code of your table, or any names unless you allow it.',
  'share.about.link': 'Someone shared this game with you. Pass the link on, or keep the game as a file.',
  'share.about.file': 'This game came from a file, so there is no link to it. You can save it again.',
  'share.names': 'Show the names',
  'share.moment': 'Start at move {step}',
  'share.link': 'Link',
  'share.do': 'Create a link',
  'share.again': 'Update the link',
  'share.send': 'Send…',
  'share.copy': 'Copy the text',
  'share.copied': 'Copied. Paste it into a message.',
  'share.save': 'Save as a file',
  'share.shared': 'Shared from this table',
  'share.yours': 'Game {number}, shared by you',
  'share.others': 'Game {number}, shared by someone else',
  'share.withdraw': 'Withdraw',
  'share.withdrawn': 'Withdrawn. The link leads nowhere now.',
  'share.text': '{game}: {headline} Watch the game again with everything face up:',
};
