import type { tale as english } from '../../en/after/tale.ts';

export const tale: Readonly<Record<keyof typeof english, string>> = {
  'after.tale.fortunes': 'Majątki',
  'after.tale.fortunes.about': 'Kto ile by miał, gdyby gra skończyła się w tej chwili',
  'after.tale.table': 'Jako tabela',
  'after.tale.step': 'Ruch',
  'after.tale.moments': 'Wielkie chwile',
  'after.tale.titles': 'Tytuły',
  'after.great.lead': '{from} traci prowadzenie. Przejmuje je {name} i już nie oddaje.',
  'after.great.end':
    '{count, plural, one {Wygrywa {names}: {amount}.} few {Wygrywają {names}: po {amount}.} many {Wygrywają {names}: po {amount}.} other {Wygrywają {names}: po {amount}.}}',
  'after.great.end.close': 'Wygrywa {names}: {amount}, tylko o {margin} więcej niż {second}.',
  'after.great.end.tie': 'Wygrywa {names}: {amount}. Tyle samo ma {second}.',
  'after.great.end.nobody': 'Nie wygrywa nikt, bo nikt nie ocalał.',

  'cash-n-guns.great.bluff':
    '{name} stoi z pustą spluwą naprzeciw {guns, plural, one {cudzej lufy} few {# luf} many {# luf} other {# luf}} i uchodzi cało.',
  'cash-n-guns.great.bluff.fooled':
    '{name} stoi z pustą spluwą naprzeciw {guns, plural, one {cudzej lufy} few {# luf} many {# luf} other {# luf}}, a {at} się kładzie.',
  'cash-n-guns.great.killed': '{name} odpada z gry i przepada {amount}. Strzał: {names}.',
  'cash-n-guns.great.killed.poor': '{name} odpada z gry. Strzał: {names}.',
  'cash-n-guns.great.hit': '{name} obrywa. Strzał: {names}.',
  'cash-n-guns.great.crossfire': '{name} obrywa z kilku luf naraz. Strzelają: {names}.',
  'cash-n-guns.great.ducked':
    '{name} kładzie się w samą porę: {guns, plural, one {# lufa jest nabita} few {# lufy są nabite} many {# luf jest nabitych} other {# lufy są nabite}}.',
  'cash-n-guns.great.lucky':
    '{name} stoi przed {guns, plural, one {nabitą spluwą} few {# nabitymi spluwami} many {# nabitymi spluwami} other {# nabitymi spluwami}} i wychodzi bez szwanku.',
  'cash-n-guns.great.haul': '{name} zgarnia {amount} w rundzie {round}.',
  'cash-n-guns.great.draw': '{name} sięga w ciemno do cudzych łupów ({from}) i wyciąga {what}.',
  'cash-n-guns.title.bravest':
    'Bez strachu: {names}. {people, plural, one {} few {Po } many {Po } other {Po }}{count, plural, one {Raz} few {# razy} many {# razy} other {# raza}} na nogach z lufą przed nosem.',
  'cash-n-guns.title.bluffer':
    'Mistrzowski blef: {names}. {people, plural, one {} few {Po } many {Po } other {Po }}{count, plural, one {Raz} few {# razy} many {# razy} other {# raza}} ktoś kładzie się przed pustą spluwą.',
  'cash-n-guns.title.sharpshooter':
    'Celne oko: {names}. {people, plural, one {} few {Po } many {Po } other {Po }}{count, plural, one {# trafienie} few {# trafienia} many {# trafień} other {# trafienia}}.',
  'cash-n-guns.title.careful':
    'Ostrożność przede wszystkim: {names}. {people, plural, one {} few {Po } many {Po } other {Po }}{count, plural, one {Raz} few {# razy} many {# razy} other {# raza}} na ziemi.',
  'cash-n-guns.title.target':
    'Ulubiony cel: {names}. {people, plural, one {} few {Po } many {Po } other {Po }}{count, plural, one {# wycelowana spluwa} few {# wycelowane spluwy} many {# wycelowanych spluw} other {# wycelowanej spluwy}}.',

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

  'thieves.great.raid':
    '{name} sprowadza nalot {number} i {names} traci wszystko: {total, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.',
  'thieves.great.raid.own':
    '{name} sprowadza nalot {number} i traci w nim wszystko: {total, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.',
  'thieves.great.raid.tied':
    '{name} sprowadza nalot {number}. Równie bogaci są {names} i tracą wszystko: po {total, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.',
  'thieves.great.escape':
    '{name} ma przy nalocie o punkt mniej niż najbogatsi i zatrzymuje wszystko: {total, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.',
  'thieves.great.poison': '{name} podrzuca {what}: przez ten prezent przy nalocie najwięcej ma {to}.',
  'thieves.great.poison.thief':
    '{name} nasyła Złodzieja, który podrzuca {what}: przez to przy nalocie najwięcej ma {to}.',
  'thieves.great.thief': '{name} wysyła Złodzieja. Traci {from}, a {what} dostaje {to}.',
  'thieves.great.thief.away': '{name} oddaje {what} przez Złodzieja. Dostaje {to}.',
  'thieves.great.thief.own': '{name} wysyła Złodzieja i zgarnia {what}. Traci {from}.',
  'thieves.great.draw':
    'Podwójny łup: {name} dostaje naraz {total, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.',
  'thieves.great.gift': '{name} podrzuca {what}. Prezent dostaje {to}.',
  'thieves.great.stashed': '{name} chowa {what} i nikt tego nie widzi.',
  'thieves.great.end':
    '{count, plural, one {Wygrywa {names}:} few {Wygrywają {names}, mają po} many {Wygrywają {names}, mają po} other {Wygrywają {names}, mają po}} {total, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.',
  'thieves.great.end.close':
    'Wygrywa {names}: {total, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}, tylko o jeden więcej niż {second}.',
  'thieves.title.generous':
    'Złote serce: {names}. {people, plural, one {} few {Po } many {Po } other {Po }}{count, plural, one {# podarowany worek} few {# podarowane worki} many {# podarowanych worków} other {# podarowanego worka}}.',
  'thieves.title.secretive':
    'Same tajemnice: {names}. {people, plural, one {} few {Po } many {Po } other {Po }}{count, plural, one {# schowana karta} few {# schowane karty} many {# schowanych kart} other {# schowanej karty}}.',
  'thieves.title.informer':
    'Przyjaźń z policją: {names}. {people, plural, one {} few {Po } many {Po } other {Po }}{count, plural, one {# telefon} few {# telefony} many {# telefonów} other {# telefonu}} na komisariat.',
  'thieves.title.raided':
    'Wieczny pech: {names}. Naloty zabrały {people, plural, one {} few {po } many {po } other {po }}{count, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}.',
  'thieves.title.favourite':
    'Wszyscy lubią: {names}. {people, plural, one {} few {Po } many {Po } other {Po }}{count, plural, one {# prezent} few {# prezenty} many {# prezentów} other {# prezentu}}.',
};
