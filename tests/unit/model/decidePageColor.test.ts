import { expect, it } from 'vitest';
import { decidePageColor } from '../../../src/model/site/documentLook.ts';

it.each([
  ['topicDetail', '#00aa00', '#00aa00'],
  ['topicDetail', '', '#c8102e'],
  ['newsDetail', '#00aa00', '#c8102e'],
])('%s with the topic colour "%s" has %s', (route, topicColor, color) =>
  expect(decidePageColor({ padColor: '#c8102e', topicColor }, route)).toBe(color),
);
