import { describe, expect, it } from 'vitest';
import {
  formatCommentDraft,
  formatCommentDraftKey,
  parseCommentDraft,
} from '../../../src/model/comment/commentDraft.ts';
import { decideCommentSource, parseSource } from '../../../src/model/comment/commentRules.ts';
import { parseComment, parseWrittenComment } from '../../../src/model/comment/normaliseComment.ts';
import { parseStoredWrittenComment } from '../../../src/model/comment/storedWrittenComment.ts';
import { DAY_MS } from '../../../src/model/durations.ts';

describe('the response to a submitted comment', () => {
  it('contains the comment and its review state', () =>
    expect(
      parseWrittenComment({ value: 'true', id: 7, inReview: 0, comment: { id: 7 } }),
    ).toMatchObject({
      id: '7',
      inReview: false,
      comment: { id: '7' },
    }));

  it.each([
    ['a response without details', { value: 'true' }],
    ['an empty response', {}],
  ])('%s means that the comment is in review', (_, wire) =>
    expect(parseWrittenComment(wire)).toEqual({ id: '', inReview: true, comment: null }),
  );

  it('is null for a refusal', () => expect(parseWrittenComment({ value: 'false' })).toBeNull());

  it('is unchanged after storage', () => {
    const written = parseWrittenComment({ value: 'true', id: 7, inReview: 0, comment: { id: 7 } });
    expect(parseStoredWrittenComment(JSON.parse(JSON.stringify(written)))).toEqual(written);
  });

  it.each([null, undefined, 'x', {}, { comment: { id: 7 } }, { comment: [] }])(
    '%j from another version in storage contains no comment',
    (value) =>
      expect(parseStoredWrittenComment(value)).toEqual({ id: '', inReview: true, comment: null }),
  );
});

describe('the target of a comment', () => {
  it.each([
    [undefined, 0],
    ['3', 3],
    [6, 6],
    ['30', 30],
    ['100', 0],
    ['-1', 0],
    ['1.5', 0],
    ['x', 0],
  ])('%j is parsed as source %i', (wire, source) => expect(parseSource(wire)).toBe(source));

  it('is source 3 for digital articles, 1 for broadcasts, else 0', () =>
    expect([
      decideCommentSource('news', true),
      decideCommentSource('news', false),
      decideCommentSource('live', true),
      decideCommentSource('live', false),
    ]).toEqual([3, 0, 3, 1]));

  it('is read from each comment', () =>
    expect(parseComment({ id: 1, articleID: '345', sourceType: '3' })).toMatchObject({
      articleId: '345',
      source: 3,
    }));
});

describe('a draft', () => {
  const draft = { text: '  写到一半\n', pictures: ['https://img.example.test/a.jpg'] };

  it('is restored unchanged', () =>
    expect(parseCommentDraft(formatCommentDraft(draft, 1000), 2000)).toEqual(draft));

  it('has a separate key for each article and each parent comment', () => {
    const names = [
      formatCommentDraftKey(0, '1', '0'),
      formatCommentDraftKey(3, '1', '0'),
      formatCommentDraftKey(0, '1', '2'),
    ];
    expect(new Set(names).size).toBe(3);
  });

  it.each([
    ['older than a week', formatCommentDraft(draft, 1000), 1000 + 8 * DAY_MS],
    ['with a date in the future', formatCommentDraft(draft, 8 * DAY_MS + 1000), 1000],
    ['with invalid JSON', '{"text":', 0],
    ['that is missing in the storage', null, 0],
  ])('%s is discarded', (_, stored, now) =>
    expect(parseCommentDraft(stored, now)).toEqual({ text: '', pictures: [] }),
  );

  it('keeps only valid image addresses, at most nine', () => {
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
