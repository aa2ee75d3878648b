import type { SampleArticle } from '../types.ts';

/** English pages. */
export const ENGLISH: readonly SampleArticle[] = [
  {
    id: 506,
    column: 31,
    kind: 'special',
    specialColumn: 60,
    at: '2026-11-10 09:00',
    isEnglish: true,
    title: 'Special: The Lin–Wang line',
    abstract: 'Fifteen years from the first sketch to the last rail.',
    source: 'Jichuan Daily',
    titlePictures: ['rail-0'],
  },
  {
    id: 501,
    column: 31,
    alsoIn: [22, 61],
    at: '2026-11-20 10:00',
    isEnglish: true,
    title: 'Seventeen rivers, one railway',
    subtitle: 'Track-laying is finished on the line from the capital to the sea',
    abstract:
      'The last pair of rails was lowered into place on Thursday morning. Trains between Linyee and Wangchao will start in spring and take an hour and thirty-five minutes.',
    source: 'Jichuan Daily',
    credits: { reporter: 'Shen Zhiyao', photographer: 'He Yizhou', editor: 'Alan Wen' },
    big: true,
    clicks: 4_380,
    body: [
      'At twenty to ten on Thursday morning there was still some fog at the northern end of the Egret Ferry bridge. Twelve workers stood in a row with crowbars and nudged half a kilometre of steel into place, a finger’s breadth at a time. Then it was quiet. Somebody took off his helmet and looked down at the water.',
      { picture: 'rail-1', caption: 'A test train on the Egret Ferry bridge. Photo: He Yizhou' },
      'The Lin–Wang line is 312 kilometres long and crosses seventeen rivers; ninety-one kilometres of it are bridges. When regular service begins next spring, the journey from the provincial capital to the port of Wangchao will fall from five hours and twenty minutes to an hour and thirty-five.',
      'The Egret Ferry crossing was the hardest. The riverbed is forty metres of fine sand, and the first pile took twenty-seven days. “Water remembers every step you skip,” said Shao Lichun, the chief engineer.',
      'It also remembers the birds. Ten thousand of them winter on the island in midstream, so pile-driving was confined to summer, lamps were shaded and the girder trucks were told not to sound their horns. Over six winters the number of species counted there rose from 132 to 141.',
      'On the plain beyond the river the trains will stop beside a threshing floor. The station at Yanhui has deep eaves and a stone bench along its whole front. “I wanted a place where you don’t mind arriving early,” said its designer, Han Su.',
    ],
  },
  {
    id: 502,
    column: 31,
    alsoIn: [22],
    at: '2026-11-19 11:30',
    isEnglish: true,
    title: 'To get the Milky Way back, a town turned its lamps down',
    source: 'Jichuan Daily',
    credits: { reporter: 'Lu Yanqiu' },
    body: [
      'At nine o’clock the main street of Tashitang goes dim. What remains is a line of knee-high lamps, just bright enough to show the steps. Then people look up.',
      { picture: 'night-1', caption: 'The Milky Way over the observatory at South Pass.' },
      'The dark-sky reserve began with a problem in a telescope. Year after year the background in its images grew brighter, and when astronomers laid the data out by date they could see each new road and each new row of lights.',
      'Nobody wanted to switch anything off. Instead 2,100 lamps were tilted, shaded and made warmer. The town saves 110,000 yuan a year in electricity. The herders noticed something else: fewer insects, calmer animals.',
    ],
  },
  {
    id: 503,
    column: 31,
    at: '2026-11-17 09:15',
    isEnglish: true,
    title: 'After ten at the library',
    source: 'Jichuan Daily',
    credits: { reporter: 'Su He' },
    body: [
      'It is a quarter past ten at night and eighty-three people are still reading on the ground floor of Linyee City Library. The trolley’s wheels are wrapped in felt.',
      { picture: 'books-1', caption: 'The reading room, open until midnight since May.' },
      'A taxi driver is working his way through a history of rivers. A couple who sell bean curd come on Wednesdays for picture books. A young man in overalls had worn out one copy of a manual on technical drawing; the librarians bought another.',
      'At ten to twelve the closing music begins. In the guest book the driver writes a single line: “Today I reached the estuary.”',
    ],
  },
  {
    id: 504,
    column: 31,
    at: '2026-11-14 08:00',
    isEnglish: true,
    title: 'Grain harvest sets a record in a hot year',
    source: 'Jichuan Daily',
    body: [
      'Jichuan has brought in an estimated 18.64 million tonnes of grain this year, 270,000 tonnes more than last year, the provincial department of agriculture said.',
      'Officials credited better seed, staggered irrigation during nine extra days of extreme heat, and combine harvesters that lose less grain on the way.',
    ],
  },
  {
    id: 505,
    column: 31,
    alsoIn: [62],
    at: '2026-11-12 12:40',
    isEnglish: true,
    title: 'Opinion: The last mile is somebody’s first',
    source: 'Jichuan Daily',
    credits: { author: 'The editorial board' },
    body: [
      'Planners like to speak of the last mile, as though everything that mattered had been done by then. For the person who has to walk it, it is the first.',
      'A village that was given a railway station did not begin with a boulevard. It built a footpath three metres wide, kept the two old camphor trees, and put up lockers so that people taking vegetables to market could walk with empty hands.',
      'A road should be judged by how fast it carries the fastest, and also by how safely it carries the slowest.',
    ],
  },
];

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

/** Tibetan pages: short news in plain sentences. */
export const TIBETAN: readonly SampleArticle[] = [
  {
    id: 531,
    column: 34,
    alsoIn: [22],
    at: '2026-11-20 09:00',
    title: 'གངས་འདབས་ཁུལ་དུ་གནམ་གཤིས་གྲང་ངར་ཆེར་འགྲོ་རྒྱུ།',
    source: 'འཇིད་ཁྲོན་ཉིན་རེའི་ཚགས་པར།',
    tags: ['气象', '高原'],
    body: [
      'གནམ་གཤིས་ཁང་གིས་བསྒྲགས་དོན་ལྟར་ན། སང་ཉིན་ནས་བཟུང་གངས་འདབས་ཁུལ་གྱི་གནམ་གཤིས་གྲང་ངར་ཆེར་འགྲོ་རྒྱུ་དང་། རི་མཐོའི་ས་ཆར་གངས་འབབ་སྲིད།',
      'འབྲོག་པ་རྣམས་ཀྱིས་ཕྱུགས་རྩྭ་གྲ་སྒྲིག་བྱེད་པ་དང་། ལམ་དུ་འགྲོ་བའི་མི་རྣམས་ཀྱིས་བདེ་འཇགས་ལ་དོ་སྣང་གནང་རོགས།',
    ],
  },
  {
    id: 532,
    column: 34,
    at: '2026-11-18 09:00',
    title: 'སློབ་མ་ཚོས་མཚན་མོའི་སྐར་མ་བལྟས།',
    abstract: 'བཀྲ་ཤིས་ཐང་གི་སློབ་གྲྭའི་སློབ་མ་ཚོས་ཟླ་རེར་ཐེངས་རེར་སྐར་མ་བལྟ་བཞིན་ཡོད།',
    source: 'འཇིད་ཁྲོན་ཉིན་རེའི་ཚགས་པར།',
    tags: ['暗夜保护', '高原'],
    body: [
      'མཚན་མོ་ཆུ་ཚོད་དགུ་པར། བཀྲ་ཤིས་ཐང་གི་ལམ་གྱི་གློག་སྒྲོན་རྣམས་དམའ་རུ་གཏོང་། དེའི་རྗེས་སུ་ནམ་མཁའི་སྐར་མ་གསལ་པོར་མཐོང་ཐུབ།',
      { picture: 'night-1', caption: 'བཀྲ་ཤིས་ཐང་གི་མཚན་མོའི་ནམ་མཁའ།' },
      'སློབ་གྲྭའི་དགེ་རྒན་གྱིས་སློབ་མ་ཚོར་བོད་ཡིག་དང་རྒྱ་ཡིག་གི་ཐོག་ནས་སྐར་མའི་མིང་བསླབས། སློབ་མ་དབྱངས་ཅན་གྱིས་བཤད་རྒྱུར། ང་སྐར་མ་སྨིན་དྲུག་ལ་ཧ་ཅང་དགའ།',
    ],
  },
  {
    id: 533,
    column: 34,
    at: '2026-11-14 09:00',
    title: 'འབྲོག་པ་ཚོ་དགུན་སའི་རྩྭ་ཐང་དུ་འབྱོར།',
    source: 'འཇིད་ཁྲོན་ཉིན་རེའི་ཚགས་པར།',
    tags: ['高原'],
    body: [
      'ཉིན་བཅུ་གཅིག་གི་རིང་། འབྲོག་པ་ཁྱིམ་ཚང་བཞི་བཅུ་ཞེ་གཅིག་གིས་གཡག་སྟོང་དྲུག་དང་སུམ་བརྒྱ་དེད་ནས། དབྱར་ས་ནས་དགུན་སར་འབྱོར།',
      { picture: 'grassland-1', caption: 'ལམ་བར་གྱི་གཡག་ཁྱུ།' },
      'ལམ་བར་དུ་རི་ལ་གཉིས་དང་གཙང་པོ་གཅིག་བརྒལ་དགོས། ད་ལོ་ཤང་གིས་ལམ་བར་དུ་ཇ་ཚ་པོ་དང་རྩྭ། ཕྱུགས་ཀྱི་སྨན་པ་བཅས་གྲ་སྒྲིག་བྱས།',
    ],
  },
  {
    id: 534,
    column: 34,
    at: '2026-11-10 09:00',
    title: 'ཤང་གི་སྨན་ཁང་དང་ཁུལ་གྱི་སྨན་ཁང་བར་ལ་དྲ་རྒྱའི་ཐོག་ནས་ནད་བརྟག་ཐུབ།',
    source: 'འཇིད་ཁྲོན་ཉིན་རེའི་ཚགས་པར།',
    body: [
      'གངས་འདབས་ཁུལ་གྱི་ཤང་ཉི་ཤུ་རྩ་དགུའི་སྨན་ཁང་ཚང་མ་ཁུལ་གྱི་སྨན་ཁང་དང་འབྲེལ་མཐུད་བྱས། སྨན་པས་ནད་པའི་གནས་ཚུལ་དྲ་རྒྱའི་ཐོག་ནས་བསྐུར་ཆོག',
      'སྨན་པ་བསྟན་འཛིན་གྱིས་བཤད་རྒྱུར། སྔོན་ཆད་ནད་པ་ཁུལ་དུ་སྐྱེལ་དགོས་པ་མང་ཡང་། ད་ལྟ་ནད་པ་མང་པོ་ཞིག་ཤང་གི་སྨན་ཁང་དུ་བཅོས་ཐུབ།',
    ],
  },
];
