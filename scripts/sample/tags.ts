/** Tags of the sample articles, by id. Other tags, of later articles, share a computed id. */
const TAGS = [
  '秋收',
  '临望铁路',
  '暗夜保护',
  '乡村',
  '古桥',
  '非遗',
  '港口',
  '气象',
  '图书馆',
  '马拉松',
  '水利',
  '小记者',
  '茶',
  '候鸟',
  '志愿者',
  '方志',
  '职业教育',
  '龙舟',
  '高原',
  '夜市',
] as const;

const FIRST_ID = 41;
const OTHER_ID = 10_000;

/** Formats the tags of an article in their wire form. */
export function formatTags(names: readonly string[]) {
  return names.map((name, index) => ({ id: findTagId(name), name, order: index + 1 }));
}

/** Returns the sample tag with this id; undefined for any other. */
export const findTagName = (id: number): string | undefined => TAGS[id - FIRST_ID];

export function findTagId(name: string): number {
  const index = (TAGS as readonly string[]).indexOf(name);
  if (index >= 0) return FIRST_ID + index;
  let hash = 0;
  for (const char of name) hash = (hash * 31 + (char.codePointAt(0) ?? 0)) % 90_000;
  return OTHER_ID + hash;
}
