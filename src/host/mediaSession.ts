/** What the lock screen, a headset and the keyboard's media keys show of what plays. */
export interface SessionFacts {
  readonly title: string;
  readonly siteName: string;
  /** Addresses of pictures; empty ones are left out and the first of the rest is shown. */
  readonly pictures: readonly string[];
}

/** What they may ask for. */
export interface SessionActions {
  readonly play: () => void;
  readonly pause: () => void;
  /** Seconds, back when negative. */
  readonly seekBy: (seconds: number) => void;
  readonly seekTo: (placeS: number) => void;
}

interface SessionPlace {
  readonly durationS: number;
  readonly placeS: number;
  readonly speed: number;
}

export interface MediaSessionHandle {
  readonly showPlaying: (playing: boolean) => void;
  readonly showPlace: (place: SessionPlace) => void;
  /** Takes it away, unless something else plays by now. */
  readonly close: () => void;
}

const ACTIONS: readonly MediaSessionAction[] = [
  'play',
  'pause',
  'seekbackward',
  'seekforward',
  'seekto',
];

let current: MediaSessionHandle | undefined;

/** Tells the system what plays now; null where it does not ask (Safari 14). */
export function openMediaSession(
  { title, siteName, pictures }: SessionFacts,
  actions: SessionActions,
  stepS: number,
): MediaSessionHandle | null {
  const session = navigator.mediaSession;
  if (!session || typeof MediaMetadata === 'undefined') return null;
  const picture = pictures.find((address) => address !== '');
  session.metadata = new MediaMetadata({
    title,
    artist: siteName,
    artwork: picture ? [{ src: new URL(picture, document.baseURI).href }] : [],
  });
  const handlers: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
    play: actions.play,
    pause: actions.pause,
    seekbackward: ({ seekOffset }) => actions.seekBy(-(seekOffset ?? stepS)),
    seekforward: ({ seekOffset }) => actions.seekBy(seekOffset ?? stepS),
    seekto: ({ seekTime }) => {
      if (seekTime != null) actions.seekTo(seekTime);
    },
  };
  for (const action of ACTIONS) handle(session, action, handlers[action] ?? null);

  const handleOfThis: MediaSessionHandle = {
    showPlaying(playing) {
      if (current === handleOfThis) session.playbackState = playing ? 'playing' : 'paused';
    },
    showPlace({ durationS, placeS, speed }) {
      if (current !== handleOfThis || !session.setPositionState) return;
      // It throws at a place past the end, and at a duration that is not known.
      if (!(durationS > 0)) return session.setPositionState();
      const position = Math.min(Math.max(placeS, 0), durationS);
      session.setPositionState({ duration: durationS, position, playbackRate: speed });
    },
    close() {
      if (current !== handleOfThis) return;
      current = undefined;
      for (const action of ACTIONS) handle(session, action, null);
      session.metadata = null;
      session.playbackState = 'none';
      session.setPositionState?.();
    },
  };
  current = handleOfThis;
  return handleOfThis;
}

/** Engines throw at actions that they do not know. */
function handle(
  session: MediaSession,
  action: MediaSessionAction,
  handler: MediaSessionActionHandler | null,
): void {
  try {
    session.setActionHandler(action, handler);
  } catch {
    // One button less.
  }
}
