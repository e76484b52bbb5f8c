import type { share as english } from '../../en/after/share.ts';

export const share: Readonly<Record<keyof typeof english, string>> = {
  'share.title': 'Pokaż innym',
  'share.open': 'Pokaż',
  'share.about':
    'Kto dostanie link, obejrzy tę jedną grę z odkrytymi kartami. Nie pozna kodu twojego stołu ani żadnego imienia, chyba że na to pozwolisz.',
  'share.about.link': 'Ktoś udostępnił ci tę grę. Możesz przekazać link dalej albo zachować grę w pliku.',
  'share.about.file': 'Ta gra pochodzi z pliku, więc nie ma do niej linku. Możesz ją zapisać ponownie.',
  'share.names': 'Pokaż imiona',
  'share.moment': 'Zacznij od ruchu {step}',
  'share.link': 'Link',
  'share.do': 'Utwórz link',
  'share.again': 'Zaktualizuj link',
  'share.send': 'Wyślij…',
  'share.copy': 'Kopiuj tekst',
  'share.copied': 'Skopiowano. Wklej do wiadomości.',
  'share.save': 'Zapisz jako plik',
  'share.shared': 'Udostępnione z tego stołu',
  'share.yours': 'Gra {number}, udostępniona przez ciebie',
  'share.others': 'Gra {number}, udostępniona przez kogoś innego',
  'share.withdraw': 'Wycofaj',
  'share.withdrawn': 'Wycofano. Link prowadzi teraz donikąd.',
  'share.text': '{game}: {headline} Obejrzyj tę grę z odkrytymi kartami:',
};
