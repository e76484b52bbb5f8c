import type { app as english } from '../en/app.ts';

export const app: Readonly<Record<keyof typeof english, string>> = {
  'game.the-boss.name': 'The Boss',
  'game.the-boss.pitch': 'Każde miasto skrywa kartę. Wyślij gangsterów, zanim się dowiesz, jaką.',

  'guide.the-boss.goal':
    'Pod każdym miastem leży zakryta karta: zwykle pieniądze, czasem rewolwer, szpital, więzienie albo wygnanie.',
  'guide.the-boss.win': 'Trzecia odznaka policji w tym samym kolorze oznacza ostatnie rozdanie. Wygrywa najbogatszy.',
  'guide.the-boss.1': 'Wyślij gangsterów',
  'guide.the-boss.1.text': 'Wyślij do jednego miasta tylu gangsterów, żeby mieć tam przewagę. Albo nikogo.',
  'guide.the-boss.2': 'Odkryj kartę',
  'guide.the-boss.2.text':
    'Potem odkryj kartę z ręki przy jej mieście. Krok po kroku wychodzi na jaw, co leży zakryte.',
  'guide.the-boss.3': 'Rozliczenie',
  'guide.the-boss.3.text':
    'Po pięciu turach kartę każdego miasta zdobywa ten, kto ma przewagę, czy tego chce, czy nie.',
  'guide.the-boss.4': 'Chicago',
  'guide.the-boss.4.text':
    'Nie ma karty: przewaga daje połowę wartości kart leżących na wierzchu w miastach przed nim.',
};
