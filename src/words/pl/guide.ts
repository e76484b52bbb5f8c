import type { guide as english } from '../en/guide.ts';

export const guide: Readonly<Record<keyof typeof english, string>> = {
  'guide.title': '{game} w 60 sekund',
  'guide.goal': 'O co chodzi',
  'guide.win': 'Kto wygrywa',
  'guide.round': 'Przebieg rundy',
  'guide.turn': 'Przebieg tury',
  'guide.page': '{page} z {pages}',
  'guide.next': 'Dalej',
  'guide.back': 'Wstecz',
  'guide.start': 'Gramy!',
  'guide.skip': 'Pomiń',
  'rules.search': 'Szukaj w zasadach',
  'rules.found': 'Znaleziono',
  'rules.found.none': 'Nie ma takiego punktu.',
};
