import type { replay as english } from '../en/replay.ts';

export const replay: Readonly<Record<keyof typeof english, string>> = {
  'replay.title': 'Obejrzyj grę jeszcze raz',
  'replay.how':
    'Każdą zakończoną grę można zapisać jako plik. Upuść go tutaj albo wybierz i obejrzyj grę jeszcze raz: z dowolnego miejsca albo z odkrytymi kartami. Plik zostaje na tym urządzeniu.',
  'replay.choose': 'Wybierz plik',
  'replay.drop': 'Upuść plik tutaj',
  'replay.watch.number': 'Gra {number}, {date}',
  'replay.file': 'Zapisz jako plik',
  'replay.player': 'Gracz {number}',
  'replay.controls': 'Odtwarzanie',
  'replay.play': 'Odtwórz',
  'replay.pause': 'Pauza',
  'replay.again': 'Od początku',
  'replay.back': 'Ruch wstecz',
  'replay.forward': 'Ruch dalej',
  'replay.round.back': 'Poprzednia runda',
  'replay.round.on': 'Następna runda',
  'replay.moment': 'Następna wielka chwila',
  'replay.position': 'Ruch {step} z {steps}',
  'replay.eyes': 'Oczami',
  'replay.eyes.all': 'Wszystko odkryte',
  'replay.eyes.spectator': 'Widz',
  'replay.speed': 'Tempo',
  'replay.speed.calm': 'Wolno',
  'replay.speed.normal': 'Normalnie',
  'replay.speed.quick': 'Szybko',
  'replay.leave': 'Wyjdź',
  'replay.count': 'Podliczenie',
  'replay.gone': 'Tej gry już tu nie ma albo jeszcze nie można jej oglądać.',
  'replay.problem.too-large': 'Ten plik jest za duży jak na grę z Hideout.',
  'replay.problem.damaged':
    'Wiersz {line} tego pliku nie jest taki, jak zapisał go Hideout. Zapisz grę ponownie i spróbuj jeszcze raz.',
  'replay.problem.unknown-game': 'W tym pliku jest gra, której Hideout nie zna.',
  'replay.problem.other-rules':
    'Tę grę rozegrano według innych zasad, niż zna ten serwer. Obejrzyj ją na serwerze, na którym ją rozegrano.',
};
