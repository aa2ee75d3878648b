/** What the lock screen, a headset and media keys show of the playing media. */
export interface MediaSessionFacts {
  readonly title: string;
  readonly siteName: string;
  /** Addresses of images; the first that is not empty is shown. */
  readonly images: readonly string[];
}

/** Actions of the lock screen, headsets and media keys. */
export interface MediaSessionActions {
  readonly play: () => void;
  readonly pause: () => void;
  /** In seconds; negative values seek back. */
  readonly seekBy: (seconds: number) => void;
  readonly seekTo: (placeS: number) => void;
}

interface MediaSessionPosition {
  readonly durationS: number;
  readonly placeS: number;
  readonly speed: number;
}

export interface MediaSessionHandle {
  readonly showPlaying: (playing: boolean) => void;
  readonly showPosition: (place: MediaSessionPosition) => void;
  /** Ends the session, unless other media has replaced it. */
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

/** Opens the system's media session; returns null where it is not supported (Safari 14). */
export function openMediaSession(
  { title, siteName, images }: MediaSessionFacts,
  actions: MediaSessionActions,
  stepS: number,
): MediaSessionHandle | null {
  const session = navigator.mediaSession;
  if (!session || typeof MediaMetadata === 'undefined') return null;
  const image = images.find((address) => address !== '');
  session.metadata = new MediaMetadata({
    title,
    artist: siteName,
    artwork: image ? [{ src: new URL(image, document.baseURI).href }] : [],
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
    showPosition({ durationS, placeS, speed }) {
      if (current !== handleOfThis || !session.setPositionState) return;
      // `setPositionState` throws at a position after the end and at an unknown duration.
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

/** Sets an action handler; engines throw at unknown actions. */
function handle(
  session: MediaSession,
  action: MediaSessionAction,
  handler: MediaSessionActionHandler | null,
): void {
  try {
    session.setActionHandler(action, handler);
  } catch {
    // The system does not show this button.
  }
}
