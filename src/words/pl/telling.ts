import type { telling as english } from '../en/telling.ts';

export const telling: Readonly<Record<keyof typeof english, string>> = {
  'telling.forward': 'Przewiń',
  'telling.since': 'Od twojego ostatniego ruchu',
  'telling.since.unread': 'Co się działo: nie wszystko udało ci się zobaczyć',
  'telling.since.none': 'Od twojego ostatniego ruchu nic się nie wydarzyło.',
  'telling.again': 'Pokaż jeszcze raz',
  'telling.whole': 'Cała gra',
};
