import { createRandom, type Random } from '../random.ts';
import type { SampleOption } from './bigVoteTypes.ts';

/** Number of shops. A name consists of a family or a town, a lucky word and a trade. */
const COUNT = 2000;
const FIRST_ID = 820_001;

export const THEMES = [
  { id: 'food', name: '吃食' },
  { id: 'craft', name: '手艺' },
  { id: 'daily', name: '日用' },
  { id: 'leisure', name: '闲暇' },
] as const;

type ThemeId = (typeof THEMES)[number]['id'];

interface Trade {
  readonly theme: ThemeId;
  readonly name: string;
  readonly picture: string;
  readonly words: string;
}

const TRADES: readonly Trade[] = [
  { theme: 'food', name: '面馆', picture: 'market-0', words: '一碗面，汤头每天凌晨四点开始熬。' },
  { theme: 'food', name: '米线铺', picture: 'market-1', words: '米线自己榨，卖完就关门。' },
  { theme: 'food', name: '豆花店', picture: 'lantern-0', words: '石磨豆花，甜的咸的都有。' },
  { theme: 'food', name: '包子铺', picture: 'market-2', words: '街坊的早饭，三十年没有换过馅。' },
  { theme: 'food', name: '茶馆', picture: 'lantern-2', words: '盖碗茶，坐一下午也没有人催。' },
  { theme: 'food', name: '糕饼坊', picture: 'lantern-1', words: '节气到了，糕也就到了。' },
  { theme: 'food', name: '卤味摊', picture: 'market-1', words: '一锅老卤，传了三代。' },
  { theme: 'craft', name: '裁缝铺', picture: 'portrait-2', words: '改一条裤脚，也量三次。' },
  { theme: 'craft', name: '修表店', picture: 'city-1', words: '慢一秒，也要找出原因。' },
  { theme: 'craft', name: '竹编坊', picture: 'portrait-1', words: '一根竹子，剖成一百二十根丝。' },
  {
    theme: 'craft',
    name: '陶器店',
    picture: 'pottery-0',
    words: '自己拉坯，自己烧，每月开一次窑。',
  },
  { theme: 'craft', name: '修鞋摊', picture: 'bridge-2', words: '桥头第三棵树下，下雨天也在。' },
  { theme: 'craft', name: '木匠铺', picture: 'pottery-1', words: '不用一颗钉子。' },
  { theme: 'daily', name: '杂货店', picture: 'city-0', words: '针头线脑，什么都有一点。' },
  { theme: 'daily', name: '粮油店', picture: 'fields-2', words: '新米到了，会在门口写一块牌子。' },
  { theme: 'daily', name: '理发店', picture: 'rain-0', words: '老人上门剪，不另收钱。' },
  { theme: 'daily', name: '药铺', picture: 'rain-1', words: '抓药的秤，每年校两次。' },
  { theme: 'daily', name: '菜摊', picture: 'terraces-2', words: '自己种的，虫眼也是自己的。' },
  { theme: 'leisure', name: '书铺', picture: 'books-1', words: '可以只看不买，有两把椅子。' },
  {
    theme: 'leisure',
    name: '花店',
    picture: 'grassland-1',
    words: '每天傍晚，剩下的花送给路过的人。',
  },
  { theme: 'leisure', name: '琴行', picture: 'stage-0', words: '调音不收费，弹得好不好都欢迎。' },
  { theme: 'leisure', name: '影像馆', picture: 'night-1', words: '还能冲洗胶卷。' },
  { theme: 'leisure', name: '旧货行', picture: 'books-3', words: '每一件东西，都记着从哪里来。' },
];

const FAMILIES = [...'沈陆方何唐秦韩温邱丁马江白郑周苏宋和普李骆谢罗段尹赵钱孙吴'];
const LUCKY_NAMES =
  '和顺 福记 同春 长乐 三盛 明月 得闲 如意 半山 清欢 老味 一品 东来 永安 百家 小满'.split(' ');
const PLACES =
  '磨石巷 雁回街 新渡口 桥头 临江路 学府巷 文庙前 南山口 漱玉里 柳荫街 北门 灯市街'.split(' ');

/** Names that are difficult for layout, search and fonts, by number. */
const AWKWARD: ReadonlyMap<number, string> = new Map([
  [7, '临漪磨石巷口往里走第三个院子左手边没有招牌但是门前有一棵石榴树的那家从来不涨价的豆花米线店'],
  [13, 'Café L’Étoile & Fils – Pâtisserie du Vieux Pont'],
  [17, '一家三口👨‍👩‍👧的面馆🍜'],
  [42, 'བཀྲ་ཤིས་བདེ་ལེགས་ཇ་ཁང་། 扎西茶馆'],
  [88, '<b>不粗</b>的米线 & "粗"的面'],
  [99, '🏳️‍🌈🧑🏽‍🍳彩虹小灶'],
  [100, "'; DROP TABLE 豆花; -- 豆花店"],
  [365, 'Öffnungszeiten Straßenbäckerei Müller'],
  [512, '512'],
  [1024, 'Supercalifragilisticexpialidociousfamilyrestaurant'],
  [1999, '&lt;老街&gt;裁缝铺'],
]);

let made: readonly SampleOption[] | null = null;

/** Lists the shops, always the same; generated at the first call. */
export function listShops(): readonly SampleOption[] {
  made ??= createShops();
  return made;
}

function createShops(): readonly SampleOption[] {
  const random = createRandom('shops of Jichuan');
  const taken = new Set<string>();
  return Array.from({ length: COUNT }, (_, index) => {
    const number = index + 1;
    const trade = random.pick(TRADES);
    const place = random.pick(PLACES);
    let name = nameShop(random, trade, place);
    while (taken.has(name)) name = nameShop(random, trade, place);
    taken.add(name);
    return {
      id: FIRST_ID + index,
      number,
      name: AWKWARD.get(number) ?? name,
      description: `${place}${random.int(1, 180)}号。${trade.words}`,
      theme: trade.theme,
      picture: trade.picture,
      content: `<p>${trade.words}</p><p>开了${random.int(2, 46)}年，在${place}。街坊说：“路过就想进去坐坐。”</p>`,
      votes: countVotes(random),
      views: random.int(0, 2600),
    };
  });
}

/** Returns initial votes: few for most, many for some; equal counts are common. */
const countVotes = (random: Random): number => Math.floor(random.next() ** 4 * 1800);

function nameShop(random: Random, { name }: Trade, place: string): string {
  const family = random.pick(FAMILIES);
  const luck = random.pick(LUCKY_NAMES);
  switch (random.int(0, 3)) {
    case 0:
      return `${family}记${luck}${name}`;
    case 1:
      return `${place}${family}家${name}`;
    case 2:
      return `老${family}${luck}${name}`;
    default:
      return `${place}${luck}${name}`;
  }
}
