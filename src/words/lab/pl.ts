import type { en } from './en.ts';

export const pl: Readonly<Record<keyof typeof en, string>> = {
  'lab.title': 'Co mówi {games, plural, one {# partia} few {# partie} many {# partii} other {# partii}} gry {game}',
  'lab.language': 'Język',
  'lab.players': 'Liczba graczy',
  'lab.players.all': 'wszystkie stoły',
  'lab.made': 'Kto grał i w co',
  'lab.made.bots':
    '{games, plural, one {# partia} few {# partie} many {# partii} other {# partii}} między botami na poziomie „{bot}”, ze zwykłymi opcjami.',
  'lab.made.compared': 'Co drugą partię, dla porównania, rozegrano z jedną zmienioną opcją albo z innymi botami.',
  'lab.made.by': 'Hideout {version}, zasady {rules}, program {program}. To polecenie rozgrywa te same partie od nowa:',
  'lab.made.files': 'Liczby ze wszystkich wykresów:',
  'lab.how': 'Jak to czytać',
  'lab.how.share': 'Zwycięstwo, które dzieli kilka osób, liczy się każdej z nich w równej części.',
  'lab.how.interval':
    'Kreska przechodząca przez punkt oraz kolumny „od” i „do” to 95-procentowy przedział ufności: w 95 na 100 takich badań leży w nim prawdziwa wartość.',
  'lab.how.title':
    'Tytuł wybiera najbardziej uderzającą z wielu liczb, więc podaje tylko to, co pewne w 99,99%. W przeciwnym razie mówi, że nic nie da się stwierdzić.',
  'lab.how.sample':
    'Punkty zasad, prowadzenie na półmetku i to, co liczy się ruch po ruchu ({measures}), pochodzą z co {every}. partii.',
  'lab.how.half': 'Półmetek to połowa decyzji. Partie, w których prowadziło wtedy kilka osób naraz, pominięto.',
  'lab.how.together':
    'Pary porównujemy z tym, ile dwa Talenty wygrywałyby razem, gdyby każdy wygrywał proporcjonalnie do swojej siły.',
  'lab.how.bots': 'Boty to nie ludzie: co wygrywa wśród nich, nie musi wygrywać wśród twoich znajomych.',
  'lab.table': 'Liczby w tabeli',
  'lab.tables': 'Rozegrane stoły',
  'lab.table.players': 'gracze',
  'lab.table.options': 'opcje',
  'lab.table.usual': 'zwykłe',
  'lab.table.bots': 'boty',
  'lab.column.games': 'partie',
  'lab.column.count': 'ile',
  'lab.column.value': 'wartość',
  'lab.column.low': 'od',
  'lab.column.high': 'do',
  'lab.column.series': 'seria',
  'lab.fair': 'linia przerywana: po równo',
  'lab.same': 'linia przerywana: bez zmian',
  'lab.signs': '+ na pewno więcej, − na pewno mniej, puste pole: różnicy nie widać',

  'lab.study.seats': 'Czy ważne jest, gdzie się siedzi?',
  'lab.study.powers': 'Ile wart jest każdy Talent?',
  'lab.study.scores': 'Z jakim wynikiem się wygrywa?',
  'lab.study.length': 'Jak długo trwa partia i co się w niej dzieje?',
  'lab.study.leader': 'Czy wygrywa ten, kto prowadzi na półmetku?',
  'lab.study.options': 'Co zmieniają opcje i instrukcje?',
  'lab.study.levels': 'Czym różnią się boty różnych poziomów?',
  'lab.study.clauses': 'Które zasady mają znaczenie?',

  'lab.axis.place': 'miejsce w kolejności',
  'lab.axis.power': 'Talent',
  'lab.axis.together': 'oba Talenty przy jednym stole',
  'lab.axis.against': 'Talent z lewej przeciw Talentowi z góry',
  'lab.axis.seats': 'gracze',
  'lab.axis.clause': 'punkt zasad',
  'lab.axis.change': 'co porównujemy',
  'lab.axis.score': 'wynik ({unit})',
  'lab.axis.wins': 'odsetek zwycięstw',
  'lab.axis.games': 'odsetek partii',
  'lab.axis.all-scores': 'odsetek wyników',
  'lab.axis.by': 'zmiana',
  'lab.axis.points': 'różnica w punktach procentowych',
  'lab.series.score.usual': 'słupki: wszyscy gracze',
  'lab.series.score.compared': 'linia: zwycięzcy',
  'lab.series.power.usual': 'kółko: zwykle',
  'lab.series.power.compared': 'pełny kwadrat: {value}',

  'lab.unit.cash-n-guns': 'tys. dolarów',
  'lab.unit.the-boss': 'dolary',
  'lab.unit.thieves': 'worki',

  'lab.measure.first': 'Zwycięstwa zaczynającego',
  'lab.measure.winning-score': 'Zwycięski wynik',
  'lab.measure.decisions': 'Decyzje w partii',
  'lab.measure.rounds': 'Rundy w partii',
  'lab.measure.eliminations': 'Zastrzeleni gracze',
  'lab.measure.shots': 'Celne strzały w graczy',
  'lab.measure.lying-down': 'Ile razy ktoś się kładzie',
  'lab.measure.killed': 'Zabici Zawodowcy',
  'lab.measure.raids': 'Naloty w partii',
  'lab.measure.lost': 'Ile razy ktoś traci cały łup',

  'lab.short.first': 'Zaczynający',
  'lab.short.winning-score': 'Zwycięski wynik',
  'lab.short.decisions': 'Decyzje',
  'lab.short.rounds': 'Rundy',
  'lab.short.eliminations': 'Zastrzeleni',
  'lab.short.shots': 'Trafienia',
  'lab.short.lying-down': 'Kładzenie się',
  'lab.short.killed': 'Zabici',
  'lab.short.raids': 'Naloty',
  'lab.short.lost': 'Utrata łupu',

  'lab.bot.random': 'losowy',
  'lab.bot.rookie': 'nowicjusz',
  'lab.bot.regular': 'bywalec',
  'lab.bot.sharp': 'bystrzak',
  'lab.bot.mastermind': 'geniusz zbrodni',

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
