import type { whatIf as english } from '../en/what-if.ts';

export const whatIf: Readonly<Record<keyof typeof english, string>> = {
  'what-if.title': 'A gdyby…?',
  'what-if.open': 'A gdyby?',
  'what-if.mark': 'A gdyby…',
  'what-if.about':
    'Graj dalej od tego miejsca, na jednym miejscu, przeciw botom. Wszystkie ręce i zakryte karty są takie, jakie były. Stół jest tylko dla ciebie, a ta gra nigdzie się nie liczy.',
  'what-if.whose': 'Czyja decyzja?',
  'what-if.decision': '{name}, przed ruchem {step}',
  'what-if.none': 'Od tego miejsca nikt już o niczym nie decyduje. Cofnij się o kilka ruchów.',
  'what-if.luck': 'A co z losem?',
  'what-if.luck.new': 'Nowy los: czego nikt nie widział, zostanie przetasowane.',
  'what-if.luck.same': 'Ten sam los: przyszłyby te same karty.',
  'what-if.do': 'Graj dalej od tego miejsca',
  'what-if.table':
    'Próbujesz rozegrać zakończoną grę inaczej: od decyzji, którą {name} ma po {step} ruchach. Ten stół jest tylko dla ciebie i nigdzie się nie liczy.',
  'what-if.again': 'Spróbuj stamtąd jeszcze raz',
  'what-if.then': 'Wtedy',
  'what-if.now': 'Teraz',
  'what-if.player': 'Gracz',
  'what-if.compare': 'Wtedy i teraz',
  'what-if.better': 'O {amount} więcej niż wtedy.',
  'what-if.worse': 'O {amount} mniej niż wtedy.',
  'what-if.equal': 'Dokładnie tyle samo co wtedy.',
  'what-if.won': 'wygrana',
};
