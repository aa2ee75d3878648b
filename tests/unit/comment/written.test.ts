import { describe, expect, it } from 'vitest';
import {
  formatCommentDraft,
  formatCommentDraftKey,
  parseCommentDraft,
} from '../../../src/model/comment/commentDraft.ts';
import { decideCommentSource } from '../../../src/model/comment/commentRules.ts';
import {
  parseComment,
  parseSource,
  parseWrittenComment,
} from '../../../src/model/comment/normaliseComment.ts';
import { parseStoredWrittenComment } from '../../../src/model/comment/storedWrittenComment.ts';

const DAY_MS = 24 * 3600_000;

describe('the answer to a comment', () => {
  it('is the comment with whether it is in review', () =>
    expect(
      parseWrittenComment({ value: 'true', id: 7, inReview: 0, comment: { id: 7 } }),
    ).toMatchObject({
      id: '7',
      inReview: false,
      comment: { id: '7' },
    }));

  it.each([
    ['only yes', { value: 'true' }],
    ['nothing', {}],
  ])('%s: editors read it first (comment review in progress)', (_, wire) =>
    expect(parseWrittenComment(wire)).toEqual({ id: '', inReview: true, comment: null }),
  );

  it('no is a no', () => expect(parseWrittenComment({ value: 'false' })).toBeNull());

  it('is the same after it has lain in storage', () => {
    const written = parseWrittenComment({ value: 'true', id: 7, inReview: 0, comment: { id: 7 } });
    expect(parseStoredWrittenComment(JSON.parse(JSON.stringify(written)))).toEqual(written);
  });

  it.each([null, undefined, 'x', {}, { comment: { id: 7 } }, { comment: [] }])(
    'of another version of the page, %j, names no comment',
    (value) =>
      expect(parseStoredWrittenComment(value)).toEqual({ id: '', inReview: true, comment: null }),
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
      decideCommentSource('news', true),
      decideCommentSource('news', false),
      decideCommentSource('live', true),
      decideCommentSource('live', false),
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
    expect(parseCommentDraft(formatCommentDraft(draft, 1000), 2000)).toEqual(draft));

  it('has a name of its own for each article and each comment that is answered', () => {
    const names = [
      formatCommentDraftKey(0, '1', '0'),
      formatCommentDraftKey(3, '1', '0'),
      formatCommentDraftKey(0, '1', '2'),
    ];
    expect(new Set(names).size).toBe(3);
  });

  it.each([
    ['of last week', formatCommentDraft(draft, 1000), 1000 + 8 * DAY_MS],
    ['of next week, when the clock was wrong', formatCommentDraft(draft, 8 * DAY_MS + 1000), 1000],
    ['that is none', '{"text":', 0],
    ['that nobody wrote', null, 0],
  ])('%s is forgotten', (_, stored, now) =>
    expect(parseCommentDraft(stored, now)).toEqual({ text: '', pictures: [] }),
  );

  it('holds no address that is no picture, and nine at the most', () => {
    const pictures = [
      'javascript:alert(1)',
      7,
      ...Array(12).fill('https://img.example.test/a.jpg'),
    ];
    const stored = JSON.stringify({ text: 1, pictures, at: 5 });
    expect(parseCommentDraft(stored, 5)).toEqual({
      text: '',
      pictures: Array(9).fill('https://img.example.test/a.jpg'),
    });
  });
});
