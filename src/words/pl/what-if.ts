import type { whatIf as english } from '../en/what-if.ts';

export const whatIf: Readonly<Record<keyof typeof english, string>> = {
  'what-if.mark': 'A gdyby…',
  'what-if.table':
    'Próbujesz rozegrać zakończoną grę inaczej: decyduje {name}, po {step, plural, one {# ruchu} few {# ruchach} many {# ruchach} other {# ruchu}}. Ten stół jest tylko dla ciebie, a gra nigdzie się nie liczy.',
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
