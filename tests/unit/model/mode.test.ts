import { describe, expect, it } from 'vitest';
import { needsFreshContent, parsePageFlags } from '../../../src/model/mode.ts';

const flags = (query: string) => parsePageFlags(new URLSearchParams(query));
const needsFresh = (query: string) => needsFreshContent(new URLSearchParams(query));

describe('parsePageFlags', () => {
  it('has no flags without a query', () =>
    expect(flags('')).toEqual({
      share: false,
      preview: false,
      view: false,
      cms: false,
      digital: false,
      poster: false,
      editor: false,
      quiet: false,
      title: '',
      theme: '',
      fontSize: null,
      userId: '',
      appId: '',
      showStatusType: null,
      innerEditor: '',
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
    ['showStatusType=2', 'editor'],
    ['innerEditor=desk', 'editor'],
  ] as const)('%s sets %s, and a mode needs fresh content', (query, flag) => {
    expect(flags(query)[flag]).toBe(true);
    expect(needsFresh(query)).toBe(flag !== 'share');
    expect(flags(query).quiet).toBe(['preview', 'view', 'cms', 'editor'].includes(flag));
  });

  it.each([
    ['isShare=0', 'share'],
    ['yl=0', 'preview'],
    ['isDigital=0', 'digital'],
    ['isDigital=false', 'digital'],
    ['isDigital=', 'digital'],
    ['isPoster=false', 'poster'],
    ['yl=weekly', 'preview'],
    ['ck=abc', 'view'],
    ['isShare=weixin', 'share'],
    ['showStatusType=', 'editor'],
    ['innerEditor=0', 'editor'],
  ] as const)('%s does not set %s', (query, flag) => expect(flags(query)[flag]).toBe(false));

  it('keeps the name of the theme, which may be unknown', () =>
    expect(flags('theme=spring-25').theme).toBe('spring-25'));

  it.each([
    ['fontSize=42', 42],
    ['fontSize=42&isShare=true', null],
    ['fontSize=0', null],
    ['fontSize=large', null],
    ['fontSize=1e9', null],
    ['fontSize=42px', null],
  ])('%s is %j', (query, size) => expect(flags(query).fontSize).toBe(size));

  it.each([
    ['showStatusType=1', 1],
    ['showStatusType=3', 3],
    ['showStatusType=4', null],
    ['showStatusType=', null],
  ])('%s asks for the state %j', (query, state) => expect(flags(query).showStatusType).toBe(state));

  it('keeps the inner editor as it is', () =>
    expect(flags('innerEditor=desk%202').innerEditor).toBe('desk 2'));

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

describe('the need of fresh content', () => {
  it.each(['', 'isShare=true', 'theme=dark', 'from=app', 'fontSize=40'])('%j: false', (query) =>
    expect(needsFresh(query)).toBe(false),
  );
});
