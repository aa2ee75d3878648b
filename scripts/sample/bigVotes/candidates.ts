import { createRandom } from '../random.ts';
import type { SampleOption } from './bigVoteTypes.ts';

const FIRST_ID = 830_001;

/** Name, description, image. */
type Candidate = readonly [name: string, words: string, picture: string];

/** Keepers of the river. */
const KEEPERS: readonly Candidate[] = [
  ['骆水生', '撑了四十年渡船，捞了四十年漂浮物。', 'river-4'],
  ['方渡', '每周六清晨沿河走九公里，记水色。', 'river-2'],
  ['陆采薇', '中学教师，带学生测了六年水质。', 'river-1'],
  ['普小满', '守水人，手电照过每一道缺口。', 'terraces-1'],
  ['宋青', '窑厂停了，他把河边的泥还给河边。', 'pottery-0'],
  ['丁海', '货船船长，第一个装上污水柜。', 'harbor-2'],
  ['和明川', '退休水文员，家里有三十本水位记录。', 'lake-0'],
  ['周以宁', '画了漱玉河的一百种鱼。', 'lake-2'],
  ['江小舟', '公交司机，下班后清理桥下。', 'bridge-2'],
  ['旦增', '源头的牧人，把羊赶远了三里。', 'grassland-1'],
  ['苏晓', '给小学生讲河的故事，讲了两百场。', 'school-0'],
  ['唐棣', '拍下每一个排污口，直到没有可拍的。', 'lake-1'],
];

/** Doctors of villages. */
const DOCTORS: readonly Candidate[] = [
  ['李望', '云阶乡卫生室，一个人，四十二个村小组。', 'terraces-0'],
  ['扎西次仁', '骑马出诊，鞍袋里有血压计。', 'mountains-0'],
  ['温故', '磨石巷口，夜里的灯总是亮着。', 'lantern-0'],
  ['白砚', '中医世家，只开便宜的方子。', 'books-1'],
  ['邱小禾', '接生三百零七个孩子。', 'portrait-0'],
  ['马一凡', '返乡的年轻医生，教会全村人急救。', 'runners-0'],
  ['郑远', '铁路沿线的巡诊车上，坐了十五年。', 'rail-2'],
  ['韩秋白', '给每位老人建了一本手写的病历。', 'school-3'],
  ['秦朔', '雪夜走了六个小时，送一支血清。', 'snow-1'],
  ['何一舟', '湖心岛唯一的医生。', 'lake-1'],
  ['沈知遥', '退休返聘，又干了十年。', 'portrait-1'],
  ['尹长乐', '会四种方言，也会听。', 'market-0'],
];

/** Names that readers proposed for a landing stage. */
const NAMES: readonly Candidate[] = [
  ['霁月渡', '雨停月出，正好上船。', 'harbor-1'],
  ['雁回渡', '雁回滩的对岸。', 'river-2'],
  ['漱玉渡', '与河同名。', 'river-1'],
  ['百家渡', '百家人，一条船。', 'harbor-0'],
  ['水生渡', '纪念撑了四十年船的骆水生。', 'river-4'],
  ['晚晴渡', '傍晚最好看。', 'sunset-0'],
  ['三声渡', '汽笛三声，开船。', 'harbor-4'],
  ['灯火渡', '对着灯市街。', 'lantern-1'],
  ['知春渡', '江边的柳先绿。', 'fields-1'],
  ['听潮渡', '夜里听得见水。', 'night-1'],
  ['同舟渡', '同舟共济。', 'regatta-1'],
  ['新渡口', '就叫新渡口，好记。', 'harbor-2'],
  ['云阶渡', '从这里去看梯田。', 'terraces-2'],
  ['长安渡', '平平安安。', 'bridge-0'],
  ['少年渡', '上学的孩子都从这里走。', 'school-1'],
  ['临漪渡', '地名就是船名。', 'lake-0'],
  ['归人渡', '回家的人，最后一程。', 'harbor-3'],
  ['星汉渡', '南山口的银河落在水里。', 'night-3'],
  ['清欢渡', '人间有味是清欢。', 'market-1'],
  ['起名太难渡', '想了三天。', 'rain-0'],
];

/** The options of the smaller votes, one after the other: 12 keepers, 12 doctors, 20 names. */
export const CANDIDATES: readonly SampleOption[] = [KEEPERS, DOCTORS, NAMES].flatMap(
  (list, group) =>
    list.map(([name, words, picture], index) => {
      const random = createRandom(`candidate ${group} ${index}`);
      const isOpen = list !== DOCTORS;
      return {
        id: FIRST_ID + group * 1000 + index,
        number: index + 1,
        name,
        description: words,
        theme: '',
        picture,
        content: `<p>${words}</p>`,
        votes: isOpen ? random.int(30, 2400) : 0,
        views: random.int(60, 5000),
      };
    }),
);
