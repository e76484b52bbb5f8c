import type { whatIfDialog as english } from '../../en/after/what-if-dialog.ts';

export const whatIfDialog: Readonly<Record<keyof typeof english, string>> = {
  'what-if.title': 'A gdyby…?',
  'what-if.open': 'A gdyby?',
  'what-if.about':
    'Graj dalej od tego miejsca, na jednym miejscu, przeciw botom. Wszystkie ręce i zakryte karty są takie, jakie były. Stół jest tylko dla ciebie, a ta gra nigdzie się nie liczy.',
  'what-if.whose': 'Czyja decyzja?',
  'what-if.decision': '{name}, przed ruchem {step}',
  'what-if.none': 'Od tego miejsca nikt już o niczym nie decyduje. Cofnij się o kilka ruchów.',
  'what-if.luck': 'A co z losem?',
  'what-if.luck.new': 'Nowy los: czego nikt nie widział, zostanie przetasowane.',
  'what-if.luck.same': 'Ten sam los: przyszłyby te same karty.',
  'what-if.do': 'Graj dalej od tego miejsca',
};
