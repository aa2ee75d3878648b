import type { Locale } from './locales.ts';

interface OfflineMessages {
  /** Over a page that is shown from its copy; `{time}` is when the copy was kept. */
  readonly shown: string;
  readonly retry: string;
  /** Of the page that is shown in place of one that is not kept. */
  readonly title: string;
  readonly text: string;
  readonly read: string;
  readonly saved: string;
  readonly none: string;
  readonly front: string;
}

/**
 * Messages without a network. They are in one file with the code that shows them, because other
 * files may not be on the device.
 */
export const OFFLINE_MESSAGES: Readonly<Record<Locale, OfflineMessages>> = {
  cn: {
    shown: '网络没有响应，这是{time}保存的内容',
    retry: '重新加载',
    title: '没有连上网络',
    text: '这一页没有保存在设备上。下面的内容不用联网也能看。',
    read: '读过的',
    saved: '收藏',
    none: '设备上还没有保存内容。联网后读过的文章会留在这里。',
    front: '首页',
  },
  en: {
    shown: 'No answer from the network. This copy was saved {time}',
    retry: 'Reload',
    title: 'No network connection',
    text: 'This page is not saved on your device. You can read these without a network.',
    read: 'Read before',
    saved: 'Favourites',
    none: 'Nothing is saved on your device yet. Articles that you read online will be here.',
    front: 'Home',
  },
  de: {
    shown: 'Keine Antwort aus dem Netz. Gespeicherter Stand: {time}',
    retry: 'Neu laden',
    title: 'Keine Verbindung zum Netz',
    text: 'Diese Seite ist nicht auf Ihrem Gerät gespeichert. Diese Inhalte können Sie ohne Netz lesen.',
    read: 'Gelesen',
    saved: 'Favoriten',
    none: 'Auf Ihrem Gerät ist noch nichts gespeichert. Artikel, die Sie online lesen, finden Sie dann hier.',
    front: 'Startseite',
  },
  fr: {
    shown: 'Le réseau ne répond pas. Version enregistrée : {time}',
    retry: 'Recharger',
    title: 'Pas de connexion au réseau',
    text: 'Cette page n’est pas enregistrée sur votre appareil. Ces contenus se lisent sans réseau.',
    read: 'Déjà lus',
    saved: 'Favoris',
    none: 'Rien n’est encore enregistré sur votre appareil. Les articles lus en ligne seront ici.',
    front: 'Accueil',
  },
  bo: {
    shown: 'དྲ་རྒྱ་ལ་ལན་མི་འདུག འདི་ནི་{time}ལ་ཉར་བའི་ནང་དོན་རེད།',
    retry: 'བསྐྱར་འཇུག',
    title: 'དྲ་རྒྱ་མ་སྦྲེལ།',
    text: 'ཤོག་ངོས་འདི་སྒྲིག་ཆས་ནང་ཉར་མེད། གཤམ་གྱི་ནང་དོན་དྲ་རྒྱ་མེད་ཀྱང་ཀློག་ཐུབ།',
    read: 'ཀློག་ཟིན་པ།',
    saved: 'ཉར་ཚགས།',
    none: 'སྒྲིག་ཆས་ནང་ནང་དོན་གང་ཡང་ཉར་མེད། དྲ་ཐོག་ཏུ་ཀློག་པའི་རྩོམ་ཡིག་འདིར་གནས་ཡོང་།',
    front: 'མདུན་ངོས།',
  },
};
