import type { after as english } from '../en/after.ts';

export const after: Readonly<Record<keyof typeof english, string>> = {
  'the-boss.hidden.about': 'Co kryły miasta, rozdanie po rozdaniu',
  'the-boss.hidden.key': 'Zakryta karta i kto ją zdobywa',
  'the-boss.hidden.taken': '{city}: zakryta karta to {what}. Zdobywa ją {name}.',
  'the-boss.hidden.left': '{city}: zakryta karta to {what}. Nie zdobywa jej nikt.',
  'the-boss.hidden.dealt': 'Od rozdania kart może to wiedzieć: {names}.',
  'the-boss.hidden.knew': 'Od tury {lap} może to wiedzieć: {names}.',
  'the-boss.hidden.all': 'Od tury {lap} mogą to wiedzieć wszyscy.',
  'the-boss.hidden.unknown': 'Nikt nie może tego wiedzieć.',

  'the-boss.great.round': '{name} zgarnia {amount} w rozdaniu {round}.',
  'the-boss.great.chicago': 'Chicago płaci {amount}. Zgarnia {name}.',
  'the-boss.great.trap': '{city}: {name} trafia na {what}.',
  'the-boss.great.trap.knew': '{city}: {name} trafia na {what}, a {knower} może o tym wiedzieć od tury {lap}.',
  'the-boss.great.trap.dealt': '{city}: {name} trafia na {what}, a {knower} może o tym wiedzieć od rozdania kart.',
  'the-boss.great.snatched': '{city}: {from} traci przewagę, a {amount} zgarnia {name}.',
  'the-boss.great.saved': '{city}: {from} traci przewagę, ale na {what} trafia {name}.',
  'the-boss.great.insider': '{city}: od tury {lap} tylko {name} może wiedzieć, że leży tu {amount}, i zgarnia.',
  'the-boss.great.insider.dealt':
    '{city}: od rozdania kart tylko {name} może wiedzieć, że leży tu {amount}, i zgarnia.',
  'the-boss.title.chicago':
    'Chicago w garści: {names}. {people, plural, one {Razem} few {Po} many {Po} other {Po}} {amount}.',
  'the-boss.title.insider':
    'Świetne rozeznanie: {names}. {people, plural, one {} few {Po } many {Po } other {Po }}{count, plural, one {# karta zgarnięta} few {# karty zgarnięte} many {# kart zgarniętych} other {# karty zgarniętej}} bez zgadywania.',
  'the-boss.title.unlucky':
    'Wieczny pech: {names}. {people, plural, one {} few {Po } many {Po } other {Po }}{count, plural, one {# wpadka} few {# wpadki} many {# wpadek} other {# wpadki}}.',
  'the-boss.title.collector':
    'Najwięcej interesów: {names}. {people, plural, one {} few {Po } many {Po } other {Po }}{count, plural, one {# miasto} few {# miasta} many {# miast} other {# miasta}} z zyskiem.',
};
