import type { Attempt } from '../../model/media/engines.ts';
import { nextPlayState, type PlayEvent, type PlayState } from '../../model/media/playState.ts';
import {
  decideReconnectDelayMs,
  decideStallAction,
  LIVE_PAUSE_MS,
} from '../../model/media/stallRecovery.ts';
import { type Playing, startPlaying, stopPlaying } from '../../stores/playing.ts';
import { lastOf } from './engines/native.ts';
import { openEngine } from './engines/start.ts';
import type { Feed, Levels } from './engines/types.ts';

/** Interval of the checks for a stall. */
const CARE_MS = 1_000;
/** Reconnections in a row after which a broadcast has failed. */
const MOST_RECONNECTS = 40;
/** The number of reconnections after which other addresses are tried too. */
const OTHER_ADDRESS_FROM = 2;
/** Distance from the live edge to which a broadcast jumps, in seconds. */
const EDGE_S = 1;
/** Seconds of playback after which a failed video is reloaded from the same address. */
const GOT_ON_S = 1;

export interface FilmHooks {
  readonly onState: (state: PlayState) => void;
  /** null when there are no levels to choose from. */
  readonly onLevels: (levels: Levels | null) => void;
}

/**
 * Plays one video in its element: tries its addresses in order, reconnects a broadcast, and
 * reports its state. Independent of the player's interface.
 */
export class Film {
  state: PlayState = 'loading';
  private readonly video: HTMLVideoElement;
  private readonly live: boolean;
  private readonly hooks: FilmHooks;
  private readonly playing: Playing = { pause: () => this.pause() };
  private readonly stops: (() => void)[] = [];
  private attempts: readonly Attempt[] = [];
  private attempt = 0;
  private feed: Feed | null = null;
  /** Number of the current load; an engine that has loaded for an earlier one is not used. */
  private load = 0;
  /** Whether the reader has started it and not paused it. */
  private wants = true;
  private ran = false;
  private endless = false;
  private loadedAt = 0;
  private reconnects = 0;
  private reconnectTimer = 0;
  private stillSince = 0;
  private pausedAt = 0;
  private jumped = false;
  private seen = { time: 0, end: 0 };

  constructor(video: HTMLVideoElement, live: boolean, hooks: FilmHooks) {
    this.video = video;
    this.live = live;
    this.hooks = hooks;
    startPlaying(this.playing);
    this.listen(video, {
      playing: () => {
        this.ran = true;
        this.getOn();
        this.send('playing');
      },
      waiting: () => this.send('waiting'),
      play: () => {
        this.wants = true;
        startPlaying(this.playing);
      },
      pause: () => {
        // Elements also dispatch `pause` when they are emptied or have ended.
        if (!this.feed || !video.paused || video.ended) return;
        this.wants = false;
        this.send('pause');
      },
      canplay: () => {
        if (this.wants && video.paused) this.tryPlaying();
      },
      loadedmetadata: () => {
        if (video.duration === Number.POSITIVE_INFINITY) this.endless = true;
        if (this.loadedAt > 0) video.currentTime = this.loadedAt;
      },
      ended: () => {
        if (this.live && this.endless) this.reconnect();
        else this.send('end');
      },
    });
    this.listen(window, { online: () => this.reconnectTimer && this.reload() });
    const timer = setInterval(() => this.care(), CARE_MS);
    this.stops.push(() => clearInterval(timer));
  }

  /** Starts with the first attempt; fails if there is none. */
  start(attempts: readonly Attempt[]): void {
    this.attempts = attempts;
    this.attempt = 0;
    this.ran = false;
    this.reconnects = 0;
    if (attempts.length > 0) this.open(0);
    else this.fail();
  }

  play(): void {
    this.wants = true;
    startPlaying(this.playing);
    this.send('start');
    if (this.state === 'failed' || !this.feed) return;
    this.tryPlaying();
  }

  pause(): void {
    this.wants = false;
    clearTimeout(this.reconnectTimer);
    this.video.pause();
    // A video that has not loaded dispatches no `pause`.
    this.send('pause');
  }

  toggle(): void {
    if (this.wants) this.pause();
    else if (this.reconnectTimer || !this.feed) this.retry();
    else this.play();
  }

  /** Starts again with the first attempt. */
  retry(): void {
    this.wants = true;
    startPlaying(this.playing);
    this.send('start');
    this.start(this.attempts);
  }

  /** Returns the seconds between playback and the live edge of a broadcast; null when unknown. */
  behind(): number | null {
    const edge = this.feed?.liveEdge() ?? null;
    return edge === null ? null : Math.max(0, edge - this.video.currentTime);
  }

  toLive(): void {
    const edge = this.feed?.liveEdge() ?? null;
    if (edge !== null) this.video.currentTime = Math.max(0, edge - EDGE_S);
    this.play();
  }

  /** Stops and unloads the video and removes all listeners. It cannot be used afterwards. */
  end(): void {
    for (const stop of this.stops) stop();
    this.wants = false;
    this.close();
    stopPlaying(this.playing);
  }

  private open(at: number): void {
    this.close();
    this.loadedAt = at;
    this.endless = this.attempts[this.attempt]?.engine === 'mpegts';
    this.getOn();
    const load = this.load;
    const attempt = this.attempts[this.attempt];
    if (!attempt) {
      this.fail();
      return;
    }
    const engine = openEngine(attempt.engine);
    const use = (start: Awaited<typeof engine>) => {
      if (load !== this.load) return;
      this.feed = start(
        this.video,
        { address: attempt.address, live: this.live },
        {
          onFail: () => load === this.load && this.goOn(),
          onLevels: (levels) => load === this.load && this.hooks.onLevels(levels),
        },
      );
      if (this.wants) this.tryPlaying();
    };
    if (engine instanceof Promise) engine.then(use, () => load === this.load && this.goOn());
    else use(engine);
  }

  private close(): void {
    this.load += 1;
    clearTimeout(this.reconnectTimer);
    this.reconnectTimer = 0;
    const { feed } = this;
    this.feed = null;
    feed?.end();
    this.hooks.onLevels(null);
  }

  private tryPlaying(): void {
    this.video.play().catch((error: Error) => {
      // The browser requires a tap: the video is paused. The element's events report all other
      // errors.
      if (error.name === 'NotAllowedError' && this.feed) this.pause();
    });
  }

  /**
   * Handles a failed attempt: reconnects a broadcast that has played, reloads a video from
   * where it stopped if it has played on since its load, else tries the next address.
   */
  private goOn(): void {
    const at = this.video.currentTime;
    if (this.live && this.ran) {
      this.reconnect();
    } else if (at > this.loadedAt + GOT_ON_S) {
      this.open(at);
    } else {
      this.attempt += 1;
      if (this.attempt < this.attempts.length) this.open(this.loadedAt);
      else this.fail();
    }
  }

  private reconnect(): void {
    this.close();
    if (this.reconnects >= MOST_RECONNECTS) {
      this.fail();
      return;
    }
    this.send('lost');
    this.reconnectTimer = window.setTimeout(
      () => this.reload(),
      decideReconnectDelayMs(this.reconnects),
    );
  }

  private reload(): void {
    this.reconnects += 1;
    if (this.reconnects > OTHER_ADDRESS_FROM) {
      this.attempt = (this.attempt + 1) % this.attempts.length;
    }
    this.open(0);
  }

  private fail(): void {
    this.close();
    this.wants = false;
    this.send('fail');
  }

  private care(): void {
    const { video } = this;
    const time = video.currentTime;
    const end = lastOf(video.buffered) ?? 0;
    const streams = this.live && this.ran;
    const moved = time !== this.seen.time || (!streams && end !== this.seen.end);
    // A broadcast that plays again has reconnected.
    if (streams && time > this.seen.time && this.state === 'playing') this.reconnects = 0;
    this.seen = { time, end };
    const letGo = this.live && !this.wants && performance.now() - this.pausedAt > LIVE_PAUSE_MS;
    if (letGo && this.feed) this.close();
    if (moved || !this.wants || this.reconnectTimer || document.hidden) {
      this.getOn();
      return;
    }
    const care = decideStallAction({
      live: this.live,
      hasPlayed: this.ran,
      stillMs: performance.now() - this.stillSince,
      hasJumped: this.jumped,
    });
    if (care === 'jump') {
      this.jumped = true;
      if ((this.behind() ?? 0) > EDGE_S) this.toLive();
    } else if (care === 'reload') {
      this.reconnect();
    } else if (care === 'fail') {
      this.goOn();
    }
  }

  private getOn(): void {
    this.stillSince = performance.now();
    this.jumped = false;
  }

  private send(event: PlayEvent): void {
    const before = this.state;
    if (event === 'pause') this.pausedAt = performance.now();
    this.state = nextPlayState(before, event);
    if (this.state === before) return;
    if (!this.wants) stopPlaying(this.playing);
    this.hooks.onState(this.state);
  }

  private listen(target: EventTarget, handlers: Readonly<Record<string, () => void>>): void {
    for (const [name, handler] of Object.entries(handlers)) {
      target.addEventListener(name, handler);
      this.stops.push(() => target.removeEventListener(name, handler));
    }
  }
}
