import { describe, expect, test } from 'vitest';
import {
  canDock,
  type Docking,
  type DockingFacts,
  decideDocking,
} from '../../../src/model/media/decideDocking.ts';

/** A film that plays in the text of an article, in view, on a phone. */
const PLAYING: DockingFacts = {
  before: 'page',
  state: 'playing',
  share: 1,
  isClosed: false,
  isOutside: false,
  isReplaced: false,
  isBroadcast: false,
  isPhone: true,
  hasRoom: true,
};
const AWAY: DockingFacts = { ...PLAYING, share: 0 };
const DOCKED: DockingFacts = { ...AWAY, before: 'corner' };
const BROADCAST: DockingFacts = { ...PLAYING, isBroadcast: true };
const AT_TOP: DockingFacts = { ...BROADCAST, share: 0, before: 'top' };

describe('which videos dock', () => {
  test.each([
    ['a film', false, false, true],
    ['a short video, which repeats', true, false, false],
    ['a film in the elder version', false, true, false],
  ])('%s', (_, loop, isElder, expected) => {
    expect(canDock({ loop }, isElder)).toBe(expected);
  });
});

describe('decideDocking', () => {
  test.each<[string, DockingFacts, Docking]>([
    ['a film in view plays in its place', PLAYING, 'page'],
    ['a film of which a little is in view stays there', { ...PLAYING, share: 0.01 }, 'page'],
    ['a playing film out of view docks', AWAY, 'corner'],
    ['a film that loads docks', { ...AWAY, state: 'loading' }, 'corner'],
    ['a film that was paused in its place does not dock', { ...AWAY, state: 'paused' }, 'page'],
    ['a docked film that is paused stays', { ...DOCKED, state: 'paused' }, 'corner'],
    ['a docked film stays until its place is well in view', { ...DOCKED, share: 0.29 }, 'corner'],
    ['a docked film returns to its place', { ...DOCKED, share: 0.3 }, 'page'],
    ['a paused film returns as well', { ...DOCKED, state: 'paused', share: 0.3 }, 'page'],
    ['a film that fails returns', { ...DOCKED, state: 'failed' }, 'page'],
    ['a film that has ended returns', { ...DOCKED, state: 'ended' }, 'page'],
    ['a closed film returns', { ...DOCKED, isClosed: true }, 'page'],
    ['a film returns when another starts', { ...DOCKED, isReplaced: true }, 'page'],
    ['a film in full screen does not dock', { ...AWAY, isOutside: true }, 'page'],
    ['a film whose place is hidden returns', { ...DOCKED, share: null }, 'page'],
    ['a low window has no room', { ...AWAY, hasRoom: false }, 'page'],
    ['a broadcast is pinned while it plays', BROADCAST, 'pinned'],
    ['a broadcast reconnects at the top', { ...AT_TOP, state: 'reconnecting' }, 'top'],
    ['a broadcast stays above the reports', { ...BROADCAST, before: 'pinned', share: 0 }, 'top'],
    ['a paused broadcast stays there', { ...AT_TOP, state: 'paused' }, 'top'],
    ['a broadcast is back in its place', { ...AT_TOP, share: 0.3 }, 'pinned'],
    ['a paused broadcast in view scrolls away', { ...BROADCAST, state: 'paused' }, 'page'],
    ['a broadcast on a desk docks in the corner', { ...AT_TOP, isPhone: false }, 'corner'],
    ['a closed broadcast returns', { ...AT_TOP, isClosed: true }, 'page'],
  ])('%s', (_, facts, expected) => {
    expect(decideDocking(facts)).toBe(expected);
  });
});
