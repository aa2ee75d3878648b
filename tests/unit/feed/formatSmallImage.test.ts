import { expect, it } from 'vitest';
import { formatSmallImage } from '../../../src/model/formatSmallImage.ts';

const PATH = 'https://cms.example.test/media/pic/';

it.each([
  ['an image of the site', `${PATH}a.jpg`, `${PATH}a.jpg.2`],
  [
    'the same with another protocol',
    'http://cms.example.test/media/pic/a.PNG',
    'http://cms.example.test/media/pic/a.PNG.2',
  ],
  ['one that is small already', `${PATH}a.jpg.0`, `${PATH}a.jpg.0`],
  ['a moving image', `${PATH}a.gif`, `${PATH}a.gif`],
  ['one with a query', `${PATH}a.jpg?x=1`, `${PATH}a.jpg?x=1`],
  ['one of another host', 'https://other.example.test/a.jpg', 'https://other.example.test/a.jpg'],
])('%s has the address of its smaller copy, if there is one', (_, url, small) =>
  expect(formatSmallImage(url, PATH)).toBe(small),
);

it('leaves addresses as they are where the site has no image path', () =>
  expect(formatSmallImage(`${PATH}a.jpg`, '')).toBe(`${PATH}a.jpg`));
