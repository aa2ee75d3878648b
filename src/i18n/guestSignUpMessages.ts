import type { Locale } from './locales.ts';

interface GuestSignUpMessages {
  readonly clear: string;
  readonly clearTitle: string;
}

/** Messages of the list of sign-ups of readers without a login: those of the page "mine" are loaded by others, too. */
export const GUEST_SIGN_UP_MESSAGES: Readonly<Record<Locale, GuestSignUpMessages>> = {
  cn: {
    clear: '清除这份名单',
    clearTitle: '清除这台设备上的报名名单吗？报名本身不会取消。',
  },
  en: {
    clear: 'Delete this list',
    clearTitle: 'Delete the list of sign-ups on this device? The sign-ups themselves stay.',
  },
  de: {
    clear: 'Diese Liste löschen',
    clearTitle:
      'Die Liste der Anmeldungen auf diesem Gerät löschen? Die Anmeldungen selbst bleiben bestehen.',
  },
  fr: {
    clear: 'Effacer cette liste',
    clearTitle:
      'Effacer la liste des inscriptions sur cet appareil ? Les inscriptions elles-mêmes restent.',
  },
  bo: {
    clear: 'ཐོ་འདི་སུབ་པ།',
    clearTitle: 'སྒྲིག་ཆས་འདིའི་མིང་ཐོའི་རེའུ་མིག་སུབ་བམ། མིང་ཐོ་རང་ཉིད་མི་འདོར།',
  },
};
