import type { whatIfDialog as english } from '../../en/after/what-if-dialog.ts';

export const whatIfDialog: Readonly<Record<keyof typeof english, string>> = {
  'what-if.title': 'A gdyby…?',
  'what-if.open': 'A gdyby?',
  'what-if.about':
    'Graj dalej od tej chwili, za jednego gracza, przeciw botom. Karty na rękach i zakryte karty są takie, jakie były. Stół jest tylko dla ciebie, a ta gra nigdzie się nie liczy.',
  'what-if.whose': 'Czyja decyzja?',
  'what-if.decision': '{name}, przed ruchem {step}',
  'what-if.none': 'Od tego miejsca nikt już o niczym nie decyduje. Cofnij się o kilka ruchów.',
  'what-if.luck': 'A co z losem?',
  'what-if.luck.new': 'Nowy los: karty, których nikt nie widział, zostaną przetasowane.',
  'what-if.luck.same': 'Ten sam los: przyszłyby te same karty.',
  'what-if.do': 'Graj dalej od tej chwili',
};
