import type { SampleText } from './postTypes.ts';

/** A question to the government with its state and answer. */
export interface SampleGovernmentQuestion extends SampleText {
  /** 0 text only, 1 with images, 2 with videos. */
  readonly type: 0 | 1 | 2;
  readonly title: string;
  readonly user: string | null;
  readonly office: string;
  readonly region: string;
  readonly category: string;
  /** 0 waiting, 1 in progress, 2 answered. */
  readonly state: 0 | 1 | 2;
  readonly answer?: {
    readonly html: string;
    readonly office: string;
    readonly at: string;
    readonly pictures?: readonly string[];
  };
  /** Its author can rate the answer. */
  readonly asksSatisfaction?: boolean;
  readonly satisfaction?: 1 | 2 | 3;
  readonly views: number;
}

export const GOVERNMENT_QUESTIONS: readonly SampleGovernmentQuestion[] = [
  {
    id: 801,
    type: 1,
    title: '双井巷口的路灯坏了一个月，晚上看不见台阶',
    text: '双井巷口一共三盏路灯，现在只亮一盏。巷口有七级台阶，住的多是老人，上周已经有人摔了一跤。打过热线，说是要等备件，请问要等到什么时候？',
    user: '双井街坊',
    office: '临漪市城市管理局',
    region: '临漪市',
    category: '城市照明',
    at: '2026-11-12 20:14',
    files: ['lantern-1', 'lantern-2', 'city-1'],
    state: 2,
    answer: {
      html: '<p>您好！您反映的问题已收悉，现答复如下：</p><p>经现场查看，双井巷口三盏路灯中的两盏因电缆接头进水损坏。<strong>十一月十八日</strong>已更换接头并加装防水盒，当晚三盏全部点亮；台阶边缘同时补刷了反光条。</p><p>今后再遇到路灯不亮，可以扫描灯杆上的编号直接报修，二十四小时内到场。</p>',
      office: '临漪市城市管理局',
      at: '2026-11-19 10:30',
      pictures: ['lantern-0', 'city-2'],
    },
    satisfaction: 3,
    views: 4218,
  },
  {
    id: 802,
    type: 2,
    title: '江边步道的石板松了，骑车过去像打鼓',
    text: '从三号码头到老船闸这一段最严重，拍了一段视频，请听声音。',
    user: '夜跑者',
    office: '望潮市住房和城乡建设局',
    region: '望潮市',
    category: '市政道路',
    at: '2026-11-15 06:50',
    files: [{ video: 'rail.mp4', poster: 'harbor-1', summary: '三号码头到老船闸' }],
    state: 1,
    views: 960,
  },
  {
    id: 803,
    type: 0,
    title: '雁回县到石榴坪的末班车能不能晚半个小时？',
    text: '县医院的中班五点半下班，末班车五点二十发车，每天都差十分钟。',
    user: '雁回老许',
    office: '雁回县交通运输局',
    region: '雁回县',
    category: '公共交通',
    at: '2026-11-20 17:45',
    state: 0,
    views: 87,
  },
  {
    id: 804,
    type: 1,
    title: '老城加装电梯，一楼不同意怎么办？',
    text: '磨坊巷三栋，十二户里十一户同意，一楼担心挡光。想问有没有别的办法，不想伤了邻居和气。',
    user: '磨坊巷口',
    office: '穗安市住房和城乡建设局',
    region: '穗安市',
    category: '老旧小区',
    at: '2026-11-08 09:22',
    files: ['city-0'],
    state: 2,
    answer: {
      html: '<p>您好！我们请设计单位重新测算了日照：电梯井改到北侧连廊以后，一楼冬至日的日照<em>不减少</em>。</p><ul><li>十一月二十二日上午九点，在三栋楼道里开一次说明会；</li><li>图纸同时贴在单元门口，欢迎提意见。</li></ul>',
      office: '穗安市住房和城乡建设局',
      at: '2026-11-17 16:00',
    },
    asksSatisfaction: true,
    views: 1530,
  },
  {
    id: 805,
    type: 0,
    title: '供暖',
    text: '',
    user: null,
    office: '',
    region: '',
    category: '',
    at: '2026-11-05 00:00',
    state: 1,
    views: 0,
  },
  {
    id: 806,
    type: 0,
    title: '楼下的排风机，夜里一直在响',
    text: '录了一段，请戴耳机听。',
    user: '七楼的橘子',
    office: '临漪市生态环境局',
    region: '临漪市',
    category: '噪声',
    at: '2026-11-13 23:40',
    files: [{ audio: 'almanac.mp3', summary: '夜里十一点的录音' }],
    state: 2,
    answer: {
      html: '<p>已约谈商户，排风机十一月十六日起夜间停用，并在月底前加装隔声罩。</p>',
      office: '临漪市生态环境局',
      at: '2026-11-16 14:10',
    },
    satisfaction: 2,
    views: 388,
  },
];

export const findGovernmentQuestion = (id: number): SampleGovernmentQuestion | undefined =>
  GOVERNMENT_QUESTIONS.find((question) => question.id === id);
