import type { after as english } from '../en/after.ts';

export const after: Readonly<Record<keyof typeof english, string>> = {
  'cash-n-guns.hidden.about': 'Kto w kogo celuje i jakim pociskiem, runda po rundzie',
  'cash-n-guns.hidden.key.fooled': 'udany blef',
  'cash-n-guns.hidden.key.hit': 'trafienie',
  'cash-n-guns.hidden.key.ducked': 'na ziemi',
  'cash-n-guns.hidden.deed.click': '{name} celuje z pustej spluwy. Na muszce: {at}.',
  'cash-n-guns.hidden.deed.fooled': '{name} blefuje: spluwa jest pusta, a {at} się kładzie.',
  'cash-n-guns.hidden.deed.bang': '{name} ma Wystrzał. Na muszce: {at}.',
  'cash-n-guns.hidden.deed.shot': '{name} strzela, a {at} obrywa.',
  'cash-n-guns.hidden.deed.dodged': '{name} ma Wystrzał, ale {at} w porę się kładzie.',
  'cash-n-guns.hidden.deed.late.click': '{name} nie zdąża wycelować. Spluwa i tak jest pusta.',
  'cash-n-guns.hidden.deed.late.bang': '{name} nie zdąża wycelować i marnuje Wystrzał.',
  'cash-n-guns.hidden.ordered': 'To rozkaz Ojca Chrzestnego ({godfather}); wcześniej na muszce: {was}.',
  'cash-n-guns.hidden.end.stood.alone': '{name} stoi i nie ma przed sobą żadnej spluwy.',
  'cash-n-guns.hidden.end.stood.empty':
    '{name} stoi, a {guns, plural, one {spluwa z naprzeciwka jest pusta} few {wszystkie # spluwy z naprzeciwka są puste} many {# spluw z naprzeciwka: wszystkie puste} other {wszystkie spluwy z naprzeciwka są puste}}.',
  'cash-n-guns.hidden.end.stood.loaded': '{name} stoi i uchodzi cało, choć Wystrzał ma: {names}.',
  'cash-n-guns.hidden.end.ducked.alone': '{name} leży, choć nikt nie celuje w tę stronę.',
  'cash-n-guns.hidden.end.ducked.empty':
    '{name} leży ze strachu przed {guns, plural, one {pustą spluwą} few {# pustymi spluwami} many {# pustymi spluwami} other {pustymi spluwami}}.',
  'cash-n-guns.hidden.end.ducked.loaded': '{name} leży, i słusznie. Wystrzał ma: {names}.',
  'cash-n-guns.hidden.end.hit': '{name} stoi i obrywa. Strzał: {names}.',
  'cash-n-guns.hidden.end.killed': '{name} stoi i odpada z gry. Strzał: {names}.',

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
};
