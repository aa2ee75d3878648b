/** A place of the province, with lanes, villages or piers. */
export interface Place {
  readonly name: string;
  readonly spots: readonly [string, string, string];
  /** Who is quoted there; invented. */
  readonly person: string;
}

const createPlace = (name: string, spots: Place['spots'], person: string): Place => ({
  name,
  spots,
  person,
});

export const TOWN: readonly Place[] = [
  createPlace('临漪老城', ['磨石巷', '双井街', '柳条巷'], '周慧珍'),
  createPlace('望潮城区', ['船厂路', '潮声巷', '灯塔街'], '梁桂枝'),
  createPlace('冶坪', ['炉前街', '老矿工村', '西坑路'], '石大川'),
];

export const FARM: readonly Place[] = [
  createPlace('雁回县', ['石桥村', '柳洼村', '三汊村'], '许广田'),
  createPlace('石榴坪村', ['晒谷场', '老水渠', '村小'], '陈小禾'),
  createPlace('砚溪南乡', ['茶亭村', '竹坞', '墨池村'], '柳砚'),
];

export const SEA: readonly Place[] = [
  createPlace('望潮港区', ['七号泊位', '堆场', '引航站'], '郑海平'),
  createPlace('鸥岛', ['灯塔下', '东澳码头', '岛小'], '金灯'),
  createPlace('望潮渔港', ['补网场', '鱼市', '冰厂'], '丁满舱'),
];

export const HIGH: readonly Place[] = [
  createPlace('扎西塘', ['夏季牧场', '乡中心小学', '乡卫生院'], '卓嘎'),
  createPlace('南山口', ['三号道班', '天文台', '垭口'], '旦增'),
  createPlace('雪麓', ['州医院', '河谷大棚', '老驿站'], '央金'),
];
