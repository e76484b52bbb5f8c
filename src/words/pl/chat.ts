import type { chat as english } from '../en/chat.ts';

export const chat: Readonly<Record<keyof typeof english, string>> = {
  'chat.title': 'Wiadomości',
  'chat.open': 'Napisz wiadomość',
  'chat.empty': 'Nikt jeszcze nic nie napisał.',
  'chat.write': 'Napisz do wszystkich',
  'chat.send': 'Wyślij',
  'chat.seated': 'Możesz czytać. Piszą tylko osoby siedzące przy stole.',
  'chat.left':
    '{count, plural, one {Jeszcze # znak} few {Jeszcze # znaki} many {Jeszcze # znaków} other {Jeszcze # znaku}}',
  'chat.too-long':
    '{count, plural, one {O # znak za dużo} few {O # znaki za dużo} many {O # znaków za dużo} other {O # znaku za dużo}}',
  'chat.unread':
    '{count, plural, one {# nowa wiadomość} few {# nowe wiadomości} many {# nowych wiadomości} other {# nowej wiadomości}}',
  'chat.said': '{name}: {text}',
  'chat.muting': 'Wycisz kogoś',
  'chat.mute': 'Wycisz: {name}',
  'chat.unmute': 'Cofnij wyciszenie: {name}',
  'chat.hidden':
    '{count, plural, one {# wyciszona wiadomość} few {# wyciszone wiadomości} many {# wyciszonych wiadomości} other {# wyciszonej wiadomości}}',
  'chat.kept': 'Wiadomości nie są zapisywane: znikają razem z wieczorem.',
  'chat.who': 'Kto widzi wiadomości',
  'chat.who.off': 'Nikt: bez wiadomości',
  'chat.who.table': 'Wszyscy, na swoich urządzeniach',
  'chat.who.screens': 'Wszyscy, także na dużym ekranie',
};
