import { describe, expect, it } from 'vitest';
import { formatDraft, nameDraft, parseDraft } from '../../../src/model/comment/draft.ts';
import { parseComment, parseSource, parseWritten } from '../../../src/model/comment/normalise.ts';
import { commentSource } from '../../../src/model/comment/rules.ts';
import { readWritten } from '../../../src/model/comment/written.ts';

const DAY_MS = 24 * 3600_000;

describe('the answer to a comment', () => {
  it('is the comment with whether it is in review', () =>
    expect(parseWritten({ value: 'true', id: 7, inReview: 0, comment: { id: 7 } })).toMatchObject({
      id: '7',
      inReview: false,
      comment: { id: '7' },
    }));

  it.each([
    ['only yes', { value: 'true' }],
    ['nothing', {}],
  ])('%s: editors read it first (comment review in progress)', (_, wire) =>
    expect(parseWritten(wire)).toEqual({ id: '', inReview: true, comment: null }),
  );

  it('no is a no', () => expect(parseWritten({ value: 'false' })).toBeNull());

  it('is the same after it has lain in storage', () => {
    const written = parseWritten({ value: 'true', id: 7, inReview: 0, comment: { id: 7 } });
    expect(readWritten(JSON.parse(JSON.stringify(written)))).toEqual(written);
  });

  it.each([null, undefined, 'x', {}, { comment: { id: 7 } }, { comment: [] }])(
    'of another version of the page, %j, names no comment',
    (value) => expect(readWritten(value)).toEqual({ id: '', inReview: true, comment: null }),
  );
});

describe('what is commented on', () => {
  it.each([
    [undefined, 0],
    ['3', 3],
    [6, 6],
    ['7', 0],
    ['-1', 0],
    ['1.5', 0],
    ['x', 0],
  ])('%j is source %i', (wire, source) => expect(parseSource(wire)).toBe(source));

  it('is 3 for digital articles, else 0', () =>
    expect([
      commentSource('news', true),
      commentSource('news', false),
      commentSource('live', true),
      commentSource('live', false),
    ]).toEqual([3, 0, 3, 1]));

  it('is told of each comment', () =>
    expect(parseComment({ id: 1, articleID: '345', sourceType: '3' })).toMatchObject({
      articleId: '345',
      source: 3,
    }));
});

describe('a draft', () => {
  const draft = { text: '  写到一半\n', pictures: ['https://img.example.test/a.jpg'] };

  it('comes back as it was', () =>
    expect(parseDraft(formatDraft(draft, 1000), 2000)).toEqual(draft));

  it('has a name of its own for each article and each comment that is answered', () => {
    const names = [nameDraft(0, '1', '0'), nameDraft(3, '1', '0'), nameDraft(0, '1', '2')];
    expect(new Set(names).size).toBe(3);
  });

  it.each([
    ['of last week', formatDraft(draft, 1000), 1000 + 8 * DAY_MS],
    ['of next week, when the clock was wrong', formatDraft(draft, 8 * DAY_MS + 1000), 1000],
    ['that is none', '{"text":', 0],
    ['that nobody wrote', null, 0],
  ])('%s is forgotten', (_, stored, now) =>
    expect(parseDraft(stored, now)).toEqual({ text: '', pictures: [] }),
  );

  it('holds no address that is no picture, and nine at the most', () => {
    const pictures = [
      'javascript:alert(1)',
      7,
      ...Array(12).fill('https://img.example.test/a.jpg'),
    ];
    const stored = JSON.stringify({ text: 1, pictures, at: 5 });
    expect(parseDraft(stored, 5)).toEqual({
      text: '',
      pictures: Array(9).fill('https://img.example.test/a.jpg'),
    });
  });
});
