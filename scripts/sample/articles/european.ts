import type { SampleArticle } from '../types.ts';

/** German and French pages. */
export const GERMAN: readonly SampleArticle[] = [
  {
    id: 511,
    column: 32,
    alsoIn: [22],
    at: '2026-11-20 13:00',
    title: 'Siebzehn Flüsse, eine Strecke',
    subtitle: 'Die Gleise der Lin-Wang-Bahn liegen, im Frühjahr fahren die ersten Züge',
    source: 'Jichuan Daily',
    credits: { reporter: 'Shen Zhiyao' },
    body: [
      'Am Donnerstagmorgen um zwanzig vor zehn hing noch etwas Nebel über der Brücke an der Reiherfähre. Zwölf Arbeiter schoben das letzte Schienenpaar Zentimeter für Zentimeter in sein Bett. Danach war es einen Augenblick lang still.',
      { picture: 'rail-1', caption: 'Ein Messzug auf der Brücke an der Reiherfähre.' },
      'Die neue Strecke ist 312 Kilometer lang und überquert siebzehn Flüsse. Statt fünf Stunden und zwanzig Minuten dauert die Fahrt von Linyee ans Meer künftig eine Stunde und fünfunddreißig Minuten.',
      'Am schwierigsten war der Sand: vierzig Meter tief, fein wie Mehl. Für den ersten Pfahl brauchte die Mannschaft siebenundzwanzig Tage. „Das Wasser merkt sich jeden Arbeitsgang, den man auslässt“, sagt der Chefingenieur Shao Lichun.',
    ],
  },
  {
    id: 512,
    column: 32,
    at: '2026-11-18 13:00',
    title: 'Der letzte Leuchtturmwärter von Möweninsel geht in den Ruhestand',
    source: 'Jichuan Daily',
    body: [
      'Vierunddreißig Jahre lang hat Huo Changsheng auf der Insel das Licht gehütet. Seit November wird es von der Küste aus gesteuert. Abgereist ist er nicht gleich: Er wollte noch eine Springflut abwarten.',
      { picture: 'sunset-0', caption: 'Abend vor der Möweninsel.' },
      'Auf dem Telefon kann er sehen, ob die Lampe brennt. Jeden Abend schaut er nach. Erst wenn der grüne Punkt da ist, geht er schlafen.',
    ],
  },
  {
    id: 513,
    column: 32,
    at: '2026-11-13 13:00',
    title: 'Kommentar: Weniger Licht, mehr Himmel',
    source: 'Jichuan Daily',
    body: [
      'Straßenbeleuchtung soll die Straße beleuchten, nicht den Himmel. So einfach ist der Satz, nach dem eine Gemeinde im Hochland ihre zweitausendeinhundert Lampen umgebaut hat. Seitdem gibt es dort nachts keinen einzigen Unfall mehr und eine Milchstraße dazu.',
    ],
  },
];

export const FRENCH: readonly SampleArticle[] = [
  {
    id: 521,
    column: 33,
    alsoIn: [22],
    at: '2026-11-20 14:00',
    title: 'Dix-sept rivières, une ligne',
    subtitle: 'La pose des voies s’achève entre la capitale et la mer',
    source: 'Jichuan Daily',
    credits: { reporter: 'Shen Zhiyao' },
    body: [
      'Jeudi, à dix heures moins vingt, un peu de brume flottait encore au bout du pont du Bac-aux-Aigrettes. Douze ouvriers ont poussé les derniers rails, centimètre par centimètre, jusqu’à leur logement. Puis il y a eu un silence.',
      { picture: 'rail-1', caption: 'Un train d’essai sur le pont du Bac-aux-Aigrettes.' },
      'Longue de 312 kilomètres, la ligne franchit dix-sept rivières. Au printemps, il faudra une heure trente-cinq, au lieu de cinq heures vingt, pour aller de Linyee au port de Wangchao.',
      '« L’eau se souvient de chaque étape que l’on saute », dit l’ingénieur en chef, Shao Lichun. Le premier pieu avait demandé vingt-sept jours.',
    ],
  },
  {
    id: 522,
    column: 33,
    at: '2026-11-16 14:00',
    title: 'Les noms sous le pont',
    source: 'Jichuan Daily',
    body: [
      'En démontant la troisième arche d’un vieux pont de pierre, les tailleurs ont trouvé quarante-sept noms gravés du côté que personne ne voit. Le plus jeune avait quinze ans ; il faisait chauffer l’eau.',
      { picture: 'bridge-0', caption: 'Le pont avant sa restauration.' },
      'La pierre retournera à sa place, les noms tournés vers l’intérieur. À côté, le maître Xu Sihai en a gravé douze autres. Il n’a pas voulu qu’on le photographie.',
    ],
  },
  {
    id: 523,
    column: 33,
    at: '2026-11-11 14:00',
    title: 'Tribune : le dernier kilomètre est aussi le premier',
    source: 'Jichuan Daily',
    body: [
      'On parle volontiers du « dernier kilomètre » comme d’un détail. Pour celui qui marche, c’est le premier : il décide s’il partira ou non. Une route se juge à la vitesse des plus rapides, mais aussi à la sécurité des plus lents.',
    ],
  },
];
