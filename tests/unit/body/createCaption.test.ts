import { expect, it } from 'vitest';
import { createCaption } from '../../../src/body/imageNode.ts';
import { serialise } from '../../../src/body/serialise.ts';

it.each([
  ['列车驶过大桥。何一舟 摄', '列车驶过大桥。<small>何一舟 摄</small>'],
  ['列车驶过大桥。何一舟摄', '列车驶过大桥。<small>何一舟摄</small>'],
  ['列车驶过大桥（何一舟摄）', '列车驶过大桥<small>（何一舟摄）</small>'],
  ['列车驶过大桥 本报记者 何一舟 摄影', '列车驶过大桥 本报记者 <small>何一舟 摄影</small>'],
  ['新华社供图', '<small>新华社供图</small>'],
  ['列车驶过大桥', '列车驶过大桥'],
  ['这张照片摄于去年', '这张照片摄于去年'],
  ['A train on the bridge', 'A train on the bridge'],
  ['', ''],
])('the credit of the caption %j is kept together', (caption, html) =>
  expect(serialise(createCaption(caption))).toBe(html),
);
