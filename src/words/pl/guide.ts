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
  'guide.no-powers':
    'Pierwsza gra jest bez Talentów, żeby mniej było do zapamiętania. W następnej każdy dostanie swój.',
  'guide.no-powers.after': 'Chcesz więcej? Od teraz po „Zagraj teraz” każdy dostaje Talent.',
  'rules.search': 'Szukaj w zasadach',
  'rules.found': 'Znaleziono',
  'rules.found.none': 'Nie ma takiego punktu.',

  'guide.cash-n-guns.goal': 'Skok się udał, na stole leży góra łupów. Każdy ją chce i każdy jest uzbrojony.',
  'guide.cash-n-guns.win': 'Po ośmiu rundach wygrywa najbogatszy z tych, którzy przeżyli. Trzy obrażenia to koniec.',
  'guide.cash-n-guns.1': 'Załaduj',
  'guide.cash-n-guns.1.text': 'Potajemnie ładujesz pocisk: niegroźny Pusty Magazynek albo jeden z trzech Wystrzałów.',
  'guide.cash-n-guns.2': 'Wyceluj',
  'guide.cash-n-guns.2.text':
    'Na „trzy” wszyscy w kogoś celują. Ojciec Chrzestny może kazać jednemu graczowi zmienić cel.',
  'guide.cash-n-guns.3': 'Stoisz czy się kładziesz?',
  'guide.cash-n-guns.3.text': 'Leżącym nic nie grozi, ale nie mają udziału w łupie. Tego, kto stoi, Wystrzał rani.',
  'guide.cash-n-guns.4': 'Podział łupu',
  'guide.cash-n-guns.4.text': 'Kto wciąż stoi, bierze po kolei z łupu to, co chce.',

  'guide.thieves.goal':
    'Jesteście złodziejami po udanej nocy. Zbieraj łup, ale gdy wpadnie policja, lepiej nie mieć go najwięcej.',
  'guide.thieves.win': 'Gdy pojawi się siódmy samochód ucieczkowy, gra od razu się kończy. Wygrywa najcenniejszy łup.',
  'guide.thieves.1': 'Dobierz i zagraj',
  'guide.thieves.1.text': 'Dobierasz karty do czterech i zagrywasz jedną.',
  'guide.thieves.2': 'Dla siebie czy w prezencie?',
  'guide.thieves.2.text':
    'Pieniądze kładziesz zakryte przed sobą albo odkryte przed kimś innym: prezenty bywają niebezpieczne.',
  'guide.thieves.3': 'Nalot!',
  'guide.thieves.3.text': 'Cztery radiowozy na środku: wszyscy pokazują łup, a najbogatszy traci wszystko.',
  'guide.thieves.4': 'Sztuczki',
  'guide.thieves.4.text':
    'Złodziej przenosi kartę łupu od gracza do gracza, Blokada drogowa usuwa kartę radiowozu, Alarm wywołuje radiowozy ze wszystkich rąk.',

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
