import type { cashNGunsHidden as english } from '../en/hidden.ts';

export const cashNGunsHidden: Readonly<Record<keyof typeof english, string>> = {
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
};
