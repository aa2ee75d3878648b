import { describe, expect, it } from 'vitest';
import { resolveLegacy } from '../../../src/legacy.ts';
import { linkTo } from '../../../src/routes.ts';

const BASE = '/displayTemplate/news';
const resolve = (address: string) =>
  resolveLegacy(new URL(address, 'https://img.example.test'), BASE);
const inBase = (path: string) => BASE + path;

describe('resolveLegacy', () => {
  it.each([
    [
      'middle',
      '/dist/index.html#/newsDetail/4471902/0?isShare=true',
      '/newsDetail/4471902.html?isShare=true',
    ],
    [
      'middle, empty second part',
      '/dist/index.html#/newsDetail/4471902/',
      '/newsDetail/4471902.html',
    ],
    ['middle, one part', '/dist/index.html#/newsDetail/4471902', '/newsDetail/4471902.html'],
    [
      'middle, article before column',
      '/dist/index.html#/newsDetail/4471902/12',
      '/newsDetail/12/4471902.html',
    ],
    [
      'flags before the hash too',
      '/dist/index.html?cms=1#/newsDetail/8/0?isView=true',
      '/newsDetail/8.html?cms=1&isView=true',
    ],
    ['the search of the PC twin', '/amucsite/web/index.html#/search', '/search.html'],
    ['touch', '/amucsite/pad/index.html#/detail/902', '/newsDetail/902.html'],
    ['touch, doubled slash', '/amucsite//pad/index.html#/detail/902', '/newsDetail/902.html'],
    ['touch, activity', '/amucsite/pad/index.html#/detailActivity/5', '/activityDetail/5.html'],
    ['touch, question topic', '/amucsite/pad/index.html#/detailSubject/5', '/topicDetail/5.html'],
    ['touch, Q&A', '/amucsite/pad/index.html#/detailQa/5', '/qaDetail/5.html'],
    ['touch, paper', '/amucsite/pad/index.html#/paperDetail/227', '/newsDetail/227.html?szb=1'],
    [
      'PC, special by column',
      '/amucsite/web/index.html#/detailSpec/31',
      '/specDetail.html?linkID=31',
    ],
    ['PC, column', '/amucsite/web/index.html#/home/12', '/columnDetail/12.html'],
    ['PC, activity', '/amucsite/web/index.html#/actIng/5', '/activityDetail/5.html'],
    ['static', '/app/content/2024-10/29/content_5120.html', '/newsDetail/5120.html'],
    [
      'static with flags',
      '/app/content/2024-10/29/content_5120.html?isShare=true',
      '/newsDetail/5120.html?isShare=true',
    ],
    ['static, touch', '/app/pad/content/content_418.html', '/newsDetail/418.html'],
    ['static, index', '/app/index/2024-09/21/content_902.html', '/newsDetail/902.html'],
    [
      'static paper, touch',
      '/app/szb/morning/pad/202409/16/content_227.html',
      '/newsDetail.html?id=227&szb=1',
    ],
    [
      'static paper, PC',
      '/app/szb/morning/pc/202409/16/content_227.html',
      '/newsDetail.html?id=227&szb=1',
    ],
    [
      'a screen that kept its name',
      '/dist/index.html#/reporter/6?isShare=true',
      '/reporter/6.html?isShare=true',
    ],
    ['a screen without parameters', '/dist/index.html#/aboutUs', '/aboutUs.html'],
    ['a hash with a bang', '/dist/index.html#!/newsDetail/8/0', '/newsDetail/8.html'],
  ])('%s: %s', (_, address, path) => {
    expect(resolve(address)).toBe(inBase(path));
  });

  it.each([
    ['imageDetail', '#/imageDetail/9/0', linkTo('imageDetail', { id: '9' }, BASE)],
    ['videoDetail', '#/videoDetail/9/12', linkTo('videoDetail', { id: '9', columnId: '12' }, BASE)],
    ['liveDetail', '#/liveDetail/9/39', linkTo('liveDetail', { id: '9', linkID: '39' }, BASE)],
    ['specDetail', '#/specDetail/9/39', linkTo('specDetail', { id: '9', linkID: '39' }, BASE)],
    ['detailPicture', '#/detailPicture/9', linkTo('imageDetail', { id: '9' }, BASE)],
    ['detailVideo', '#/detailVideo/9', linkTo('videoDetail', { id: '9' }, BASE)],
    ['detailLive', '#/detailLive/9/39', linkTo('liveDetail', { id: '9', linkID: '39' }, BASE)],
    ['special', '#/special/9/39', linkTo('specDetail', { id: '9', linkID: '39' }, BASE)],
    ['speci', '#/speci/9/39', linkTo('specDetail', { id: '9', linkID: '39' }, BASE)],
  ])('%s opens the article by its kind', (_, hash, link) => {
    expect(resolve(`/dist/index.html${hash}`)).toBe(link);
  });

  it.each([
    ['a current page', inBase('/newsDetail/12/345.html')],
    ['home', inBase('/home.html')],
    ['home, by hash', '/dist/index.html#/home'],
    ['an anchor', inBase('/home.html#comments')],
    ['an unknown name', '/dist/index.html#/nothing/5'],
    ['a property of all objects', '/dist/index.html#/constructor/5'],
    ['no id', '/dist/index.html#/newsDetail/'],
    ['a hostile id', '/dist/index.html#/newsDetail/%3Csvg%3E/0'],
    ['parameters whose old order is unknown', '/dist/index.html#/activityApply/1/2'],
    ['another file of the static generation', '/app/content/2024-10/29/node_3.html'],
    ['a file with a similar end', '/pictures/content_5120.html'],
  ])('returns null for %s: %s', (_, address) => {
    expect(resolve(address)).toBeNull();
  });

  it('never lets a flag replace the parameter of a link', () => {
    expect(resolve('/amucsite/web/index.html#/detailSpec/31?linkID=9')).toBe(
      linkTo('specDetail', { linkID: '31' }, BASE),
    );
  });
});
