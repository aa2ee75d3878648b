import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../src/model/durations.ts';
import {
  createPointsEvent,
  formatPointsEvent,
  type PendingPointsEvent,
  parsePointsEvent,
} from '../../../src/model/points/pendingEvents.ts';

const NOW = 1_800_000_000_000;
const EVENT: PendingPointsEvent = { key: 'k', event: '评论', by: '7', at: NOW, tries: 0 };

describe('the points event of a write', () => {
  it('has the key of the write, which the server credits once', () =>
    expect(createPointsEvent('评论', { key: 'k', by: '7' }, NOW)).toEqual(EVENT));

  it('is null without a member', () =>
    expect(createPointsEvent('评论', { key: 'k', by: '' }, NOW)).toBeNull());
});

describe('a stored points event', () => {
  it('is parsed as it was stored', () =>
    expect(parsePointsEvent('k', formatPointsEvent(EVENT), NOW)).toEqual(EVENT));

  it.each([
    ['older than a week', { ...EVENT, at: NOW - 8 * DAY_MS }],
    ['in the future after the clock was set back', { ...EVENT, at: NOW + 8 * DAY_MS }],
    ['reported five times without an answer', { ...EVENT, tries: 5 }],
    ['without a member', { ...EVENT, by: '' }],
  ])('%s is dropped', (_, event) =>
    expect(parsePointsEvent('k', formatPointsEvent(event), NOW)).toBeNull(),
  );

  it.each([null, '', 'x', '[]', '{}', '{"event":{},"by":[],"at":"soon"}'])('%s is null', (text) =>
    expect(parsePointsEvent('k', text, NOW)).toBeNull(),
  );
});
