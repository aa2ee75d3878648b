import { describe, expect, it } from 'vitest';
import { needsFreshContent, parsePageFlags } from '../../../src/model/mode.ts';

const flags = (query: string) => parsePageFlags(new URLSearchParams(query));

describe('parsePageFlags', () => {
  it('has no flags without a query', () =>
    expect(flags('')).toEqual({
      share: false,
      preview: false,
      view: false,
      cms: false,
      digital: false,
      poster: false,
      title: '',
      theme: '',
      fontSize: null,
      userId: '',
      appId: '',
      id: '',
      columnId: '',
      advColumnId: '',
    }));

  it.each([
    ['isShare=true', 'share'],
    ['isShare=1', 'share'],
    ['share=1', 'share'],
    ['yl=1', 'preview'],
    ['isPreview=true', 'preview'],
    ['ck=1', 'view'],
    ['isView=true', 'view'],
    ['cms=1', 'cms'],
    ['inCmsPage=true', 'cms'],
    ['isDigital=1', 'digital'],
    ['isDigital=true', 'digital'],
    ['szb=1', 'digital'],
    ['tg=1', 'poster'],
    ['isPoster=true', 'poster'],
  ] as const)('%s sets %s', (query, flag) => expect(flags(query)[flag]).toBe(true));

  it.each([
    ['isShare=0', 'share'],
    ['yl=0', 'preview'],
    ['isDigital=0', 'digital'],
    ['isDigital=false', 'digital'],
    ['isDigital=', 'digital'],
    ['isPoster=false', 'poster'],
  ] as const)('%s does not set %s', (query, flag) => expect(flags(query)[flag]).toBe(false));

  it.each([
    ['grey', 'grey'],
    ['dark', 'dark'],
    ['spring-25', 'spring-25'],
    ['"><script>', ''],
    ['1a', ''],
  ])('theme %s is %j', (theme, value) =>
    expect(flags(`theme=${encodeURIComponent(theme)}`).theme).toBe(value),
  );

  it.each([
    ['fontSize=42', 42],
    ['fontSize=42&isShare=true', null],
    ['fontSize=0', null],
    ['fontSize=large', null],
    ['fontSize=1e9', null],
    ['fontSize=42px', null],
  ])('%s is %j', (query, size) => expect(flags(query).fontSize).toBe(size));

  it('accepts ids and refuses those with other characters', () => {
    expect(flags('userID=YWI%3D&appID=3&columnId=5&id=418&advColumnId=9')).toMatchObject({
      userId: 'YWI=',
      appId: '3',
      columnId: '5',
      id: '418',
      advColumnId: '9',
    });
    expect(flags('id=../../x').id).toBe('');
  });
});

describe('needsFreshContent', () => {
  it.each(['yl=1', 'ck=1', 'cms=1', 'tg=1', 'szb=1'])('%s: true', (query) =>
    expect(needsFreshContent(flags(query))).toBe(true),
  );
  it.each(['', 'isShare=true', 'theme=dark', 'from=app', 'fontSize=40'])('%j: false', (query) =>
    expect(needsFreshContent(flags(query))).toBe(false),
  );
});
