import type { controller as english } from '../en/controller.ts';

export const controller: Readonly<Record<keyof typeof english, string>> = {
  'controller.offer': 'Stół widać na dużym ekranie. Zrobić z tego telefonu pilota, tylko z twoimi kartami?',
  'controller.use': 'Zrób z niego pilota',
  'controller.keep': 'Zostaw cały stół',
  'controller.whole': 'Cały stół',
  'controller.hold': 'Przytrzymaj i zajrzyj',
  'controller.looking': 'Patrzysz…',
  'controller.hold.key': 'Klawisz Enter odkrywa i zakrywa karty.',
  'controller.watch': 'Patrz na stół',
  'controller.sent': 'Wysłane. Czekamy na resztę.',
  'controller.covered': 'Karta {number}, zakryta',
  'controller.cannot': 'Tej teraz nie. Przytrzymaj, a zobaczysz dlaczego.',
  'controller.your-cards': 'Twoje karty',
};
