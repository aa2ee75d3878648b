import { describe, expect, it } from 'vitest';
import { splitNames } from '../../../../src/model/article/metadata.ts';

describe('splitNames', () => {
  it.each<[string, readonly string[]]>([
    ['', []],
    ['Jane Doe, Mary-Ann O’Neil', ['Jane Doe', 'Mary-Ann O’Neil']],
    ['Jane Doe and John Roe', ['Jane Doe', 'John Roe']],
    ['Anna-Lena Graf und Jürgen von Thun', ['Anna-Lena Graf', 'Jürgen von Thun']],
    ['Jean & Marie', ['Jean', 'Marie']],
    ['Alexandra', ['Alexandra']],
    ['甲，乙、丙 丁', ['甲', '乙', '丙', '丁']],
    ['张三 李四', ['张三', '李四']],
    ['张三\u00a0李四；王五', ['张三', '李四', '王五']],
    ['张　三、李小四', ['张三', '李小四']],
    ['买买提·艾力 张三', ['买买提·艾力', '张三']],
    ['买买提 · 艾力', ['买买提·艾力']],
    ['ཚེ་རིང་། བསོད་ནམས།', ['ཚེ་རིང་། བསོད་ནམས།']],
    ['张三/李四', ['张三', '李四']],
    ['文/张三 图/李四', ['张三', '李四']],
    ['本报记者 张三 通讯员：李四', ['张三', '李四']],
    ['文静、记者站', ['文静', '记者站']],
  ])('%j', (byline, names) => expect(splitNames(byline)).toEqual(names));
});
