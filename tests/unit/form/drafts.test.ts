import { describe, expect, it } from 'vitest';
import type { Attached } from '../../../src/model/community/attached.ts';
import { findFieldProblem } from '../../../src/model/form/fieldRules.ts';
import {
  formatFormDraft,
  formatFormDraftKey,
  isEmptyDraft,
  NO_FORM_DRAFT,
  parseFormDraft,
} from '../../../src/model/form/formDraft.ts';
import {
  formatLocation,
  parseStoredLocation,
  roundCoordinates,
} from '../../../src/model/form/writtenLocation.ts';
import {
  parseHitResult,
  parseStoredReceipt,
  parseWriteReceipt,
} from '../../../src/model/outbox/writeReceipt.ts';

const NOW = 1_800_000_000_000;
const VIDEO: Attached = {
  kind: 'video',
  url: 'https://m.example.test/a.mp4',
  width: 640,
  height: 360,
  durationS: 12,
  poster: 'https://m.example.test/a.jpg',
  caption: '江',
};
const PLACE = { name: '外滩', at: { latitude: 31.23, longitude: 121.474 } };

describe('a draft', () => {
  const draft = { values: { text: ' t ' }, place: PLACE, files: [VIDEO] };
  const stored = formatFormDraft(draft, NOW);

  it('is restored unchanged for a week', () => {
    expect(parseFormDraft(stored, NOW + 1000)).toEqual(draft);
    expect(parseFormDraft(stored, NOW + 8 * 86_400_000)).toEqual(NO_FORM_DRAFT);
  });

  it.each([null, '', 'x', '[]', '{"at":1}', '{"values":3,"files":"x"}'])(
    'is empty for the stored text %s',
    (text) => expect(parseFormDraft(text, NOW)).toEqual(NO_FORM_DRAFT),
  );

  it('drops files with an unsafe address', () => {
    const files = JSON.stringify([{ url: 'javascript:alert(1)', type: 1 }]);
    expect(parseFormDraft(JSON.stringify({ at: NOW, files }), NOW).files).toEqual([]);
  });

  it.each([
    [NO_FORM_DRAFT, true],
    [{ ...NO_FORM_DRAFT, values: { text: '' } }, true],
    [{ ...NO_FORM_DRAFT, values: { text: 'a' } }, false],
    [{ ...NO_FORM_DRAFT, place: PLACE }, false],
    [{ ...NO_FORM_DRAFT, files: [VIDEO] }, false],
  ])('isEmptyDraft for %j returns %s', (one, empty) => expect(isEmptyDraft(one)).toBe(empty));

  it('has a separate key for each form and target', () => {
    const names = [
      formatFormDraftKey('question', '1', 'topic'),
      formatFormDraftKey('question', '1', 'account'),
      formatFormDraftKey('post', '1'),
      formatFormDraftKey('tipoff', ''),
    ];
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('a location', () => {
  it.each([
    [null, ''],
    [{ name: '外滩', at: null }, '外滩'],
    [PLACE, '外滩'],
    [{ name: '', at: PLACE.at }, '31.230°N 121.474°E'],
    [{ name: '', at: { latitude: -33.9, longitude: -70.6 } }, '33.900°S 70.600°W'],
  ])('%j is formatted as %s', (place, text) => expect(formatLocation(place)).toBe(text));

  it('is rounded to three decimals', () =>
    expect(roundCoordinates({ latitude: 31.230_416, longitude: 121.473_701 })).toEqual({
      latitude: 31.23,
      longitude: 121.474,
    }));

  it.each([
    [PLACE, PLACE],
    [{ name: 'a' }, { name: 'a', at: null }],
    [{ at: { latitude: 91, longitude: 0 } }, null],
    [{}, null],
    ['x', null],
  ])('stored as %j is parsed as %j', (stored, place) =>
    expect(parseStoredLocation(stored)).toEqual(place),
  );
});

describe('the response to a write', () => {
  it.each([
    [
      { value: 'true', id: 12, inReview: 1 },
      { id: '12', inReview: true },
    ],
    [
      { value: 'true', id: '12', inReview: false },
      { id: '12', inReview: false },
    ],
    // An answer without the field means that editors review it first.
    [{ value: 'true' }, { id: '', inReview: true }],
    [{ value: 'false' }, null],
  ])('%j is parsed as %j', (payload, sent) => expect(parseWriteReceipt(payload)).toEqual(sent));

  it('is in review if another version stored it', () =>
    expect(parseStoredReceipt(null)).toEqual({ id: '', inReview: true }));

  it.each([
    ['打榜成功', 'done'],
    ['已打榜', 'already'],
    [{ value: 'false' }, 'already'],
    [{ value: '已打榜' }, 'already'],
    [null, 'done'],
    [{ value: false }, 'already'],
    [{ value: { toString: null } }, 'done'],
  ])('to a daily vote, %j, is %s', (payload, verdict) =>
    expect(parseHitResult(payload)).toBe(verdict),
  );
});

it.each([
  [
    { title: '', text: '' },
    { field: 'text', needed: 'x' },
  ],
  [{ title: 'ab', text: 'a' }, null],
  [
    { title: 'abc', text: '' },
    { field: 'title', over: 1 },
  ],
  [{ title: ' ab ', text: 'a' }, null],
  [
    { title: '', text: '   ' },
    { field: 'text', needed: 'x' },
  ],
])('findFieldProblem for %j returns %j', (values, problem) =>
  expect(findFieldProblem({ title: { max: 2 }, text: { max: 5, needed: 'x' } }, values)).toEqual(
    problem,
  ),
);
