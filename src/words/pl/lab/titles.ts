import type { titles as english } from '../../en/lab/titles.ts';

export const titles: Readonly<Record<keyof typeof english, string>> = {
  'lab.seats.both':
    'Przy {seats} graczach najczęściej wygrywa gracz nr {best} w kolejności ({most}), a najrzadziej nr {worst} ({least}); po równo byłoby {fair}.',
  'lab.seats.more':
    'Przy {seats} graczach gracz nr {best} w kolejności wygrywa częściej, niż wypadałoby po równo: {most} zamiast {fair}.',
  'lab.seats.less':
    'Przy {seats} graczach gracz nr {worst} w kolejności wygrywa rzadziej, niż wypadałoby po równo: {least} zamiast {fair}.',
  'lab.seats.none':
    'Przy {seats} graczach {games, plural, one {# partia nie wskazuje} few {# partie nie wskazują} many {# partii nie wskazuje} other {# partii nie wskazuje}} miejsca w kolejności, które wygrywałoby częściej lub rzadziej niż {fair}.',
  'lab.powers.both':
    'Przy {seats} graczach najczęściej wygrywa {best} ({most}), a najrzadziej {worst} ({least}); po równo byłoby {fair}.',
  'lab.powers.none':
    'Przy {seats} graczach {games, plural, one {# partia nie wskazuje} few {# partie nie wskazują} many {# partii nie wskazuje} other {# partii nie wskazuje}} Talentu wyraźnie lepszego lub gorszego od innych.',
  'lab.pairs.together.more':
    'Przy {seats} graczach najbardziej pomagają sobie {first} i {second}: razem wygrywają o {more} p.p. więcej, niż wynikałoby z ich siły.',
  'lab.pairs.together.less':
    'Przy {seats} graczach najbardziej przeszkadzają sobie {first} i {second}: razem wygrywają o {more} p.p. mniej, niż wynikałoby z ich siły.',
  'lab.pairs.together.none':
    'Przy {seats} graczach {games, plural, one {# partia nie wskazuje} few {# partie nie wskazują} many {# partii nie wskazuje} other {# partii nie wskazuje}} dwóch Talentów, które by sobie pomagały albo przeszkadzały.',
  'lab.pairs.against.more':
    'Przy {seats} graczach najwyraźniejszy przypadek to para {first} – {second}: gdy oba Talenty są w grze, {first} wygrywa {won} partii, a {second} {lost}.',
  'lab.pairs.against.less':
    'Przy {seats} graczach najwyraźniejszy przypadek to para {second} – {first}: gdy oba Talenty są w grze, {second} wygrywa {lost} partii, a {first} {won}.',
  'lab.pairs.against.none':
    'Przy {seats} graczach {games, plural, one {# partia nie wskazuje} few {# partie nie wskazują} many {# partii nie wskazuje} other {# partii nie wskazuje}} Talentu, który pokonywałby inny.',
  'lab.scores.quartiles':
    'Przy {seats} graczach połowa zwycięzców ma wynik od {low} do {high} ({unit}); najwyższy wynik to {most}.',
  'lab.length.quartiles':
    'Przy {seats} graczach połowa partii trwa od {low} do {high} decyzji; najkrótsza trwała {least}, najdłuższa {most}.',
  'lab.scores.quartiles.one':
    'Przy {seats} graczach co najmniej połowa zwycięzców ma wynik {median} ({unit}); najwyższy wynik to {most}.',
  'lab.length.quartiles.one':
    'Przy {seats} graczach w co najmniej połowie partii pada {median} decyzji; w najkrótszej {least}, w najdłuższej {most}.',
  'lab.length.always': '{measure}, graczy: {seats}. W każdej partii {value} (partii: {games, number}).',
  'lab.length.commonest': '{measure}, graczy: {seats}. Średnio {mean}, najczęściej {value} ({share} partii).',
  'lab.length.mean':
    '{measure}, graczy: {seats}. Średnio {mean}; {games, plural, one {# partia nie mówi} few {# partie nie mówią} many {# partii nie mówi} other {# partii nie mówi}}, która liczba jest najczęstsza.',
  'lab.leader.more':
    'Kto prowadzi na półmetku, wygrywa {first} partii przy {few} graczach i {last} przy {many}; po równo byłoby {fair} i {fairLast}.',
  'lab.leader.one': 'Kto prowadzi na półmetku, wygrywa {first} partii przy {few} graczach; po równo byłoby {fair}.',
  'lab.leader.some':
    'Kto prowadzi na półmetku, wygrywa częściej, niż wypadałoby po równo, przy {helped} graczach; przy {rest} tego nie widać.',
  'lab.leader.none': 'Nie widać, żeby prowadzący na półmetku wygrywał częściej, niż wypadałoby po równo.',
  'lab.options.most': 'Opcja „{option}: {value}” przy {seats} graczach najbardziej zmienia to: {measure} {change}.',
  'lab.options.none':
    'Opcja „{option}: {value}”: przy {seats} graczach {games, plural, one {# partia nie wskazuje} few {# partie nie wskazują} many {# partii nie wskazuje} other {# partii nie wskazuje}} żadnej różnicy.',
  'lab.options.power':
    'Opcja „{option}: {value}”: przy {seats} graczach najbardziej odczuwa to {power}: {now} zwycięstw zamiast {usual}.',
  'lab.options.power.none':
    'Opcja „{option}: {value}”: przy {seats} graczach {games, plural, one {# partia nie wskazuje} few {# partie nie wskazują} many {# partii nie wskazuje} other {# partii nie wskazuje}} Talentu, który by zyskiwał lub tracił.',
  'lab.levels.most': 'Boty na poziomie „{bot}”, graczy: {seats}. Największa zmiana: {measure} {change}.',
  'lab.levels.none':
    'Boty na poziomie „{bot}”, graczy: {seats}. {games, plural, one {# partia nie wskazuje} few {# partie nie wskazują} many {# partii nie wskazuje} other {# partii nie wskazuje}} żadnej różnicy.',
  'lab.guest.more':
    'Jeden „{bot}” wśród botów na poziomie „{main}” wygrywa częściej, niż wypadałoby po równo: {first} przy {few} graczach, {last} przy {many}.',
  'lab.guest.less':
    'Jeden „{bot}” wśród botów na poziomie „{main}” wygrywa rzadziej, niż wypadałoby po równo: {first} przy {few} graczach, {last} przy {many}.',
  'lab.guest.none':
    'Jeden „{bot}” wśród botów na poziomie „{main}”: nie przy każdej liczbie graczy widać, że wygrywa częściej lub rzadziej, niż wypadałoby po równo.',
  'lab.clauses.never':
    '{number, plural, one {# punkt, który mógł zadziałać, nie zadziałał} few {# punkty, które mogły zadziałać, nie zadziałały} many {# punktów, które mogły zadziałać, nie zadziałało} other {# punktu, które mogły zadziałać, nie zadziałało}} ani razu w {games, number} partiach: {never}. Najrzadszy z pozostałych to {clause} ({share} partii).',
  'lab.clauses.all':
    'W {games, number} partiach zadziałał każdy punkt, który mógł; najrzadszy to {clause}, w {share} partii.',
};
