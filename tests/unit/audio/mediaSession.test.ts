import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type MediaSessionActions,
  openMediaSession,
} from '../../../src/host/media/mediaSession.ts';

type Handler = ((details: object) => void) | null;

const handlers = new Map<string, Handler>();
const positions: unknown[] = [];
const session = {
  metadata: null as { title: string; artist: string; artwork: { src: string }[] } | null,
  playbackState: 'none',
  setActionHandler: (name: string, handler: Handler) => {
    if (name === 'seekto') throw new TypeError('unsupported action');
    handlers.set(name, handler);
  },
  setPositionState: (state?: { duration: number; position: number }) => {
    if (state && state.position > state.duration) throw new TypeError('past the end');
    positions.push(state);
  },
};

const seen: string[] = [];
const actions: MediaSessionActions = {
  play: () => seen.push('play'),
  pause: () => seen.push('pause'),
  seekBy: (seconds) => seen.push(`by ${seconds}`),
  seekTo: (place) => seen.push(`to ${place}`),
};
const FACTS = { title: '外婆的节气本', siteName: '济川新闻', images: ['', '/logo.png'] };

beforeEach(() => {
  vi.stubGlobal('navigator', { mediaSession: session });
  vi.stubGlobal('document', { baseURI: 'https://news.example/a/b.html' });
  vi.stubGlobal(
    'MediaMetadata',
    class {
      constructor(init: object) {
        Object.assign(this, init);
      }
    },
  );
  handlers.clear();
  seen.length = 0;
  positions.length = 0;
});
afterEach(() => vi.unstubAllGlobals());

describe('openMediaSession', () => {
  it('returns null without the Media Session API', () => {
    vi.stubGlobal('navigator', {});
    expect(openMediaSession(FACTS, actions, 15)).toBeNull();
  });

  it('sets the title, the site name and the first image', () => {
    openMediaSession(FACTS, actions, 15);
    expect(session.metadata).toMatchObject({
      title: '外婆的节气本',
      artist: '济川新闻',
      artwork: [{ src: 'https://news.example/logo.png' }],
    });
  });

  it('seeks by the default step unless the system sets one; ignores unknown actions', () => {
    openMediaSession(FACTS, actions, 15);
    handlers.get('seekbackward')?.({});
    handlers.get('seekforward')?.({ seekOffset: 30 });
    expect(seen).toEqual(['by -15', 'by 30']);
  });

  it('clamps the position to the duration and clears an unknown one', () => {
    const handle = openMediaSession(FACTS, actions, 15);
    handle?.showPosition({ durationS: 24, placeS: 24.2, speed: 1.5 });
    handle?.showPosition({ durationS: 0, placeS: 3, speed: 1 });
    expect(positions).toEqual([{ duration: 24, position: 24, playbackRate: 1.5 }, undefined]);
  });

  it('resets the session when it closes', () => {
    const handle = openMediaSession(FACTS, actions, 15);
    handle?.showPlaying(true);
    expect(session.playbackState).toBe('playing');
    handle?.close();
    expect([session.metadata, session.playbackState]).toEqual([null, 'none']);
    expect([...handlers.values()]).toEqual([null, null, null, null]);
  });

  it('does not reset the session of a later player when it closes', () => {
    const before = openMediaSession(FACTS, actions, 15);
    openMediaSession({ ...FACTS, title: 'Waves' }, actions, 15);
    before?.close();
    expect(session.metadata?.title).toBe('Waves');
  });
});
