import { createRandom } from '../random.ts';
import type { SampleOption } from './bigVoteTypes.ts';

export const THEMES = [
  { id: 'land', name: '山水' },
  { id: 'town', name: '市井' },
  { id: 'people', name: '人物' },
] as const;

const FIRST_ID = 810_101;

/** Image, title, photographer. */
type Photograph = readonly [picture: string, name: string, author: string];

const LAND: readonly Photograph[] = [
  ['terraces-3', '云阶初醒', '沈知遥'],
  ['terraces-1', '放水的第一夜', '和明川'],
  ['terraces-2', '田埂上的雾', '普小满'],
  ['terraces-0', '七十二道弯', '沈知遥'],
  ['terraces-4', '秋收以后', '李望'],
  ['mountains-0', '雪麓南望', '扎西次仁'],
  ['mountains-1', '垭口的风', '旦增'],
  ['mountains-3', '云从谷里来', '何一舟'],
  ['river-1', '漱玉河清晨', '陆采薇'],
  ['river-2', '雁回滩', '方渡'],
  ['river-3', '第九道湾', '方渡'],
  ['river-4', '渡船去了又来', '骆水生'],
  ['river-5', '水落石出', '陆采薇'],
  ['lake-0', '镜', '唐棣'],
  ['lake-1', '一只船，两个湖', '唐棣'],
  ['lake-2', '“蓝”这个字', '周以宁'],
  ['night-1', '南山口的银河', '秦朔'],
  ['night-2', '守夜人的帐篷', '秦朔'],
  ['night-3', '流星雨 & 我们', '秦朔'],
  ['night-4', '没有灯的村子', '韩秋白'],
] as const;

const TOWN: readonly Photograph[] = [
  ['lantern-0', '磨石巷，六点整', '何一舟'],
  ['lantern-1', '三百盏', '何一舟'],
  ['lantern-2', '灯下的糖画摊', '温故'],
  ['market-0', '早市开门', '邱小禾'],
  ['market-1', '一筐柿子', '邱小禾'],
  ['market-2', '收摊', '温故'],
  ['harbor-0', '霁江码头', '丁海'],
  ['harbor-1', '新渡口', '丁海'],
  ['harbor-2', '卸货的黄昏', '丁海'],
  ['harbor-3', '缆绳', '马一凡'],
  ['harbor-4', '汽笛三声', '马一凡'],
  ['bridge-0', '桥下听雨', '陆采薇'],
  ['bridge-1', '第一班公交', '江小舟'],
  ['bridge-2', '过桥的人', '江小舟'],
  ['bridge-3', '老桥的影子', '白砚'],
  ['rail-1', '高铁过田', '郑远'],
  ['rail-2', '站台', '郑远'],
  ['rail-3', '山洞的那一头', '郑远'],
  ['rain-0', '伞', '周以宁'],
  ['city-1', '晚高峰', '江小舟'],
] as const;

const PEOPLE: readonly Photograph[] = [
  ['portrait-0', '守水的人', '普小满'],
  ['portrait-1', '篾匠老宋', '温故'],
  ['portrait-2', '奶奶的顶针', '李望'],
  ['portrait-3', '十七岁的舵手', '丁海'],
  ['portrait-4', '唱词', '白砚'],
  ['school-0', '第一节课', '苏晓'],
  ['school-1', '操场边的梧桐', '苏晓'],
  ['school-2', '放学路上', '韩秋白'],
  ['school-3', '四个人的教室', '韩秋白'],
  ['runners-0', '起跑', '马一凡'],
  ['runners-1', '最后一公里', '马一凡'],
  ['runners-2', '终点的拥抱', '郑远'],
  ['stage-0', '开锣之前', '白砚'],
  ['stage-1', '谢幕', '白砚'],
  ['stage-2', '后台', '唐棣'],
  ['pottery-0', '手与泥', '宋青'],
  ['pottery-1', '开窑', '宋青'],
  ['books-1', '修书人', '苏晓'],
  ['regatta-1', '龙舟下水', '丁海'],
  ['grassland-1', '牧归', '扎西次仁'],
] as const;

/** The sixty photographs of the year's selection, numbered through their themes. */
export const PHOTOGRAPHS: readonly SampleOption[] = [LAND, TOWN, PEOPLE].flatMap((list, theme) =>
  list.map(([picture, name, author], place) => {
    const index = theme * list.length + place;
    const random = createRandom(`photograph ${index}`);
    return {
      id: FIRST_ID + index,
      number: index + 1,
      name,
      description: `摄影：${author}`,
      theme: THEMES[theme]?.id ?? '',
      picture,
      content: `<p>《${name.replace('&', '&amp;')}》，${author}摄。</p><p>作品入围“影像霁川”年度照片，原片将在临漪文化馆展出。</p>`,
      votes: random.int(20, 900),
      views: random.int(900, 9000),
    };
  }),
);
