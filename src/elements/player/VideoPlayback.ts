import type { Attempt } from '../../model/media/engines.ts';
import { nextPlayState, type PlayEvent, type PlayState } from '../../model/media/playState.ts';
import {
  decideReconnectDelayMs,
  decideStallAction,
  LIVE_PAUSE_MS,
} from '../../model/media/stallRecovery.ts';
import { type Playing, startPlaying, stopPlaying } from '../../state/playing.ts';
import { loadEngine } from './engines/loadEngine.ts';
import { readLastEnd } from './engines/native.ts';
import type { EngineHandle, QualityLevels, Tracks } from './engines/videoEngine.ts';

/** Interval of the checks for a stall and for a missing picture. */
const CHECK_MS = 1_000;
/** Reconnections in a row after which a broadcast has failed. */
const RECONNECTS_MAX = 40;
/** The number of reconnections after which other addresses are tried too. */
const OTHER_ADDRESS_FROM = 2;
/** Distance from the live edge to which a broadcast jumps, in seconds. */
const LIVE_EDGE_S = 1;
/** Seconds of playback after which a failed video is reloaded from the same address. */
const PROGRESS_S = 1;
/** What is left out of a recording where no engine can play it, in seconds: more each time in a row. */
const GAPS_S = [3, 10, 30] as const;

export interface VideoPlaybackHooks {
  readonly onState: (state: PlayState) => void;
  /** null when there are no levels to choose from. */
  readonly onLevels: (levels: QualityLevels | null) => void;
  /** Called with whether the device plays only the sound of the video. */
  readonly onSoundOnly: (isSoundOnly: boolean) => void;
}

/**
 * Plays one video in its element: tries its addresses in order, reconnects a broadcast, and
 * reports its state. Independent of the player's interface.
 */
export class VideoPlayback {
  state: PlayState = 'loading';
  /** What the other players of the page see of it. */
  readonly playing: Playing = { pause: () => this.pause() };
  private readonly video: HTMLVideoElement;
  private readonly live: boolean;
  private readonly hooks: VideoPlaybackHooks;
  private readonly stops: (() => void)[] = [];
  private attempts: readonly Attempt[] = [];
  private attempt = 0;
  /** Attempts whose picture could not be decoded. */
  private readonly soundOnly = new Set<Attempt>();
  private tracks: Tracks | null = null;
  private gaps = 0;
  private durationS = 0;
  private engine: EngineHandle | null = null;
  /** Number of the current load; an engine that has loaded for an earlier one is not used. */
  private loadNumber = 0;
  /** Whether the reader has started it and not paused it. */
  private isWanted = true;
  private hasPlayed = false;
  private isEndless = false;
  private loadedAt = 0;
  private reconnects = 0;
  private reconnectTimer = 0;
  private stalledSince = 0;
  private pausedAt = 0;
  private hasJumped = false;
  private lastCheck = { time: 0, end: 0 };

  constructor(video: HTMLVideoElement, live: boolean, hooks: VideoPlaybackHooks) {
    this.video = video;
    this.live = live;
    this.hooks = hooks;
    startPlaying(this.playing);
    this.listen(video, {
      playing: () => {
        this.hasPlayed = true;
        this.resetStallTimer();
        this.applyEvent('playing');
      },
      waiting: () => this.applyEvent('waiting'),
      play: () => {
        this.isWanted = true;
        startPlaying(this.playing);
      },
      pause: () => {
        // Elements also dispatch `pause` when they are emptied, have ended or have failed.
        if (!this.engine || !video.paused || video.ended || video.error) return;
        this.isWanted = false;
        this.applyEvent('pause');
      },
      canplay: () => {
        if (this.isWanted && video.paused) this.tryPlaying();
      },
      loadedmetadata: () => {
        if (video.duration === Number.POSITIVE_INFINITY) this.isEndless = true;
        this.durationS = video.duration;
        if (this.loadedAt > 0) video.currentTime = this.loadedAt;
      },
      ended: () => {
        if (this.live && this.isEndless) this.reconnect();
        else this.applyEvent('end');
      },
    });
    this.listen(window, { online: () => this.reconnectTimer && this.reload() });
    const timer = setInterval(() => {
      this.checkStall();
      this.checkPicture();
    }, CHECK_MS);
    this.stops.push(() => clearInterval(timer));
  }

  /** Starts with the first attempt; fails if there is none. */
  start(attempts: readonly Attempt[]): void {
    this.attempts = attempts;
    this.attempt = 0;
    this.hasPlayed = false;
    this.reconnects = 0;
    this.gaps = 0;
    this.tracks = null;
    if (attempts.length > 0) this.open(0);
    else this.fail();
  }

  play(): void {
    this.isWanted = true;
    startPlaying(this.playing);
    this.applyEvent('start');
    if (this.state === 'failed' || !this.engine) return;
    this.tryPlaying();
  }

  pause(): void {
    this.isWanted = false;
    clearTimeout(this.reconnectTimer);
    this.video.pause();
    // A video that has not loaded dispatches no `pause`.
    this.applyEvent('pause');
  }

  toggle(): void {
    if (this.isWanted) this.pause();
    else if (this.reconnectTimer || !this.engine) this.retry();
    else this.play();
  }

  /** Starts again with the first attempt. */
  retry(): void {
    this.isWanted = true;
    startPlaying(this.playing);
    this.applyEvent('start');
    this.start(this.attempts);
  }

  /** Returns the seconds between playback and the live edge of a broadcast; null when unknown. */
  readSecondsBehindLive(): number | null {
    const edge = this.engine?.liveEdge() ?? null;
    return edge === null ? null : Math.max(0, edge - this.video.currentTime);
  }

  seekToLive(): void {
    const edge = this.engine?.liveEdge() ?? null;
    if (edge !== null) this.video.currentTime = Math.max(0, edge - LIVE_EDGE_S);
    this.play();
  }

  /** Stops and unloads the video and removes all listeners. It cannot be used afterwards. */
  end(): void {
    for (const stop of this.stops) stop();
    this.isWanted = false;
    this.close();
    stopPlaying(this.playing);
  }

  private open(at: number): void {
    this.close();
    this.loadedAt = at;
    this.isEndless = this.attempts[this.attempt]?.engine === 'mpegts';
    this.resetStallTimer();
    const load = this.loadNumber;
    const attempt = this.attempts[this.attempt];
    if (!attempt) {
      this.fail();
      return;
    }
    const engine = loadEngine(attempt.engine);
    const use = (start: Awaited<typeof engine>) => {
      if (load !== this.loadNumber) return;
      this.engine = start(
        this.video,
        { address: attempt.address, live: this.live, tracks: this.tracks },
        {
          onFail: () => load === this.loadNumber && this.handleFailedAttempt(),
          onMissingTrack: (tracks) => {
            if (load !== this.loadNumber) return;
            this.tracks = tracks;
            this.open(at);
          },
          onLevels: (levels) => load === this.loadNumber && this.hooks.onLevels(levels),
        },
      );
      if (this.isWanted) this.tryPlaying();
    };
    if (engine instanceof Promise)
      engine.then(use, () => load === this.loadNumber && this.handleFailedAttempt());
    else use(engine);
  }

  private close(): void {
    this.loadNumber += 1;
    clearTimeout(this.reconnectTimer);
    this.reconnectTimer = 0;
    const { engine } = this;
    this.engine = null;
    engine?.end();
    this.hooks.onLevels(null);
  }

  private tryPlaying(): void {
    this.video.play().catch((error: Error) => {
      // The browser requires a tap: the video is paused. The element's events report all other
      // errors.
      if (error.name === 'NotAllowedError' && this.engine) this.pause();
    });
  }

  /**
   * Handles a failed attempt: reconnects a broadcast that has played, reloads a video from
   * where it stopped if it has played on since its load, by the next engine for its address if there is
   * one; else makes the next attempt. After the last one a video that has played goes on after a gap.
   */
  private handleFailedAttempt(): void {
    const at = this.video.currentTime;
    const [current, next] = this.attempts.slice(this.attempt);
    const afterGap = this.loadedAt + (GAPS_S[this.gaps] ?? Number.POSITIVE_INFINITY);
    if (this.live && this.hasPlayed) {
      this.reconnect();
    } else if (at > this.loadedAt + PROGRESS_S) {
      this.gaps = 0;
      if (next?.address === current?.address) this.attempt += 1;
      this.open(at);
    } else if (next) {
      this.attempt += 1;
      this.open(this.loadedAt);
    } else if (this.hasPlayed && afterGap < this.durationS) {
      this.gaps += 1;
      this.attempt = 0;
      this.open(afterGap);
    } else this.fail();
  }

  private reconnect(): void {
    this.close();
    if (this.reconnects >= RECONNECTS_MAX) {
      this.fail();
      return;
    }
    this.applyEvent('lost');
    this.reconnectTimer = window.setTimeout(
      () => this.reload(),
      decideReconnectDelayMs(this.reconnects),
    );
  }

  private reload(): void {
    this.reconnects += 1;
    this.tracks = null;
    if (this.reconnects > OTHER_ADDRESS_FROM) {
      this.attempt = (this.attempt + 1) % this.attempts.length;
    }
    this.open(0);
  }

  private fail(): void {
    this.close();
    this.isWanted = false;
    this.applyEvent('fail');
  }

  private checkStall(): void {
    const { video } = this;
    const time = video.currentTime;
    const end = readLastEnd(video.buffered) ?? 0;
    const isStreaming = this.live && this.hasPlayed;
    const moved = time !== this.lastCheck.time || (!isStreaming && end !== this.lastCheck.end);
    // A broadcast that plays again has reconnected.
    if (isStreaming && time > this.lastCheck.time && this.state === 'playing') this.reconnects = 0;
    this.lastCheck = { time, end };
    const isPausedLong =
      this.live && !this.isWanted && performance.now() - this.pausedAt > LIVE_PAUSE_MS;
    if (isPausedLong && this.engine) this.close();
    if (moved || !this.isWanted || this.reconnectTimer || document.hidden) {
      this.resetStallTimer();
      return;
    }
    const stallAction = decideStallAction({
      live: this.live,
      hasPlayed: this.hasPlayed,
      stillMs: performance.now() - this.stalledSince,
      hasJumped: this.hasJumped,
    });
    if (stallAction === 'jump') {
      this.hasJumped = true;
      if ((this.readSecondsBehindLive() ?? 0) > LIVE_EDGE_S) this.seekToLive();
    } else if (stallAction === 'reload') {
      this.reconnect();
    } else if (stallAction === 'fail') {
      this.handleFailedAttempt();
    }
  }

  /** Tries the later attempts before a video is played without its picture. */
  private checkPicture(): void {
    const { video } = this;
    if (this.state !== 'playing' || video.currentTime < this.loadedAt + PROGRESS_S) return;
    const isSoundOnly = video.videoWidth === 0;
    const [current, ...later] = this.attempts.slice(this.attempt);
    if (!isSoundOnly || !current || later.length === 0 || this.soundOnly.has(current)) {
      this.hooks.onSoundOnly(isSoundOnly);
      return;
    }
    this.soundOnly.add(current);
    this.attempts = [...this.attempts.slice(0, this.attempt), ...later, current];
    this.open(this.loadedAt);
  }

  private resetStallTimer(): void {
    this.stalledSince = performance.now();
    this.hasJumped = false;
  }

  private applyEvent(event: PlayEvent): void {
    const before = this.state;
    if (event === 'pause') this.pausedAt = performance.now();
    this.state = nextPlayState(before, event);
    if (this.state === before) return;
    if (!this.isWanted) stopPlaying(this.playing);
    this.hooks.onState(this.state);
  }

  private listen(target: EventTarget, handlers: Readonly<Record<string, () => void>>): void {
    for (const [name, handler] of Object.entries(handlers)) {
      target.addEventListener(name, handler);
      this.stops.push(() => target.removeEventListener(name, handler));
    }
  }
}
