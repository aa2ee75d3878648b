import { SAMPLE_MEMBER, type SampleAuthor, type SampleFile, type SampleText } from './postTypes.ts';

/** A tip-off of a reader to the newsroom. */
export interface SampleTipoff extends SampleText {
  readonly by: SampleAuthor;
  readonly topic: string;
  readonly place?: string;
  /** All readers may read it. */
  readonly public?: boolean;
  readonly state: 'awaiting' | 'accepted' | 'answered' | 'refused';
  readonly answer?: {
    readonly text: string;
    readonly unit: string;
    readonly at: string;
    readonly files?: readonly SampleFile[];
  };
}

export const TIPOFFS: readonly SampleTipoff[] = [
  {
    id: 1001,
    by: { name: '江边的阿秋' },
    topic: '沿江步道三号闸一段路灯不亮',
    text: '从三号闸到船厂门口，一共十一盏灯，有七盏不亮，已经半个多月。晚上跑步的人多，台阶又湿，前天看见一位老人家绊了一下。',
    at: '2026-11-12 20:15',
    place: '望潮市 · 沿江步道三号闸',
    files: [{ picture: 'night-1', summary: '亮着的只有这几盏' }, 'road-2', 'city-2'],
    public: true,
    state: 'answered',
    answer: {
      text: '记者当晚到现场数过，不亮的共八盏。市政养护中心 15 日换了线路，16 日傍晚全部亮了。养护中心说，今后每月十五日巡查一次，读者也可以拨打灯杆上的电话报修。',
      unit: '望潮记者站',
      at: '2026-11-17 10:00',
      files: [{ picture: 'lantern-2', summary: '16 日傍晚' }],
    },
  },
  {
    id: 1002,
    by: { phone: '13800000003' },
    topic: '江滩上有人倒建筑垃圾',
    text: '每天半夜有车来倒，车牌看不清。视频是在家里阳台拍的。',
    at: '2026-11-20 07:40',
    place: '望潮市 · 船厂路下江滩',
    files: [{ video: 'rail.mp4', poster: 'rail-3' }],
    public: true,
    state: 'awaiting',
  },
  {
    id: 1003,
    by: { phone: SAMPLE_MEMBER },
    topic: '小区电梯维修基金的事',
    text: '想请记者了解一下，材料可以当面给。',
    at: '2026-11-18 16:22',
    state: 'accepted',
  },
  {
    id: 1004,
    by: { name: null },
    topic: '夜里的声音',
    text: '这几天半夜一点多总有这种声音，录了一段。',
    at: '2026-11-15 01:30',
    files: [{ audio: 'almanac.mp3' }],
    public: true,
    state: 'refused',
    answer: {
      text: '声音来自铁路桥的夜间试车，施工方已张贴告示，22 日结束。',
      unit: '霁川日报热线',
      at: '2026-11-16 09:12',
    },
  },
];
