import { describe, expect, it } from 'vitest';
import type { Attached } from '../../../src/model/community/communityTypes.ts';
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
const FILM: Attached = {
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
  const draft = { values: { text: ' t ' }, place: PLACE, files: [FILM] };
  const stored = formatFormDraft(draft, NOW);

  it('comes back as it was, for a week', () => {
    expect(parseFormDraft(stored, NOW + 1000)).toEqual(draft);
    expect(parseFormDraft(stored, NOW + 8 * 86_400_000)).toEqual(NO_FORM_DRAFT);
  });

  it.each([null, '', 'x', '[]', '{"at":1}', '{"values":3,"files":"x"}'])('%s is none', (text) =>
    expect(parseFormDraft(text, NOW)).toEqual(NO_FORM_DRAFT),
  );

  it('keeps no address that is none', () => {
    const files = JSON.stringify([{ url: 'javascript:alert(1)', type: 1 }]);
    expect(parseFormDraft(JSON.stringify({ at: NOW, files }), NOW).files).toEqual([]);
  });

  it.each([
    [NO_FORM_DRAFT, true],
    [{ ...NO_FORM_DRAFT, values: { text: '' } }, true],
    [{ ...NO_FORM_DRAFT, values: { text: 'a' } }, false],
    [{ ...NO_FORM_DRAFT, place: PLACE }, false],
    [{ ...NO_FORM_DRAFT, files: [FILM] }, false],
  ])('%j is empty: %s', (one, empty) => expect(isEmptyDraft(one)).toBe(empty));

  it('has a name of its own for each thing', () => {
    const names = [
      formatFormDraftKey('question', '1', 'topic'),
      formatFormDraftKey('question', '1', 'account'),
      formatFormDraftKey('post', '1'),
      formatFormDraftKey('tipoff', ''),
    ];
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('a place', () => {
  it.each([
    [null, ''],
    [{ name: '外滩', at: null }, '外滩'],
    [PLACE, '外滩'],
    [{ name: '', at: PLACE.at }, '31.230°N 121.474°E'],
    [{ name: '', at: { latitude: -33.9, longitude: -70.6 } }, '33.900°S 70.600°W'],
  ])('%j is written %s', (place, text) => expect(formatLocation(place)).toBe(text));

  it('is no finer than a place has to be', () =>
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
  ])('stored as %j is %j', (stored, place) => expect(parseStoredLocation(stored)).toEqual(place));
});

describe('the answer to what was sent', () => {
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
  ])('%j', (payload, sent) => expect(parseWriteReceipt(payload)).toEqual(sent));

  it('may come out of another version’s storage', () =>
    expect(parseStoredReceipt(null)).toEqual({ id: '', inReview: true }));

  it.each([
    ['打榜成功', 'done'],
    ['已打榜', 'already'],
    [{ value: 'false' }, 'already'],
    [{ value: '已打榜' }, 'already'],
    [null, 'done'],
    [{ value: false }, 'already'],
    [{ value: { toString: null } }, 'done'],
  ])('the vote of the day: %j is %s', (payload, verdict) =>
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
])('%j is wrong in %j', (values, problem) =>
  expect(findFieldProblem({ title: { max: 2 }, text: { max: 5, needed: 'x' } }, values)).toEqual(
    problem,
  ),
);
