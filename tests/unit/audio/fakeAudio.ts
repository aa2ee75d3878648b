/** What the player uses of an audio element; a test plays the engine. */
export class FakeAudio extends EventTarget {
  src = '';
  currentTime = 0;
  duration = Number.NaN;
  readyState = 0;
  paused = true;
  ended = false;
  seeking = false;
  playbackRate = 1;
  defaultPlaybackRate = 1;
  seekableS = 0;
  /** How often its bytes were let go. */
  released = 0;
  /** How the engine answers `play()`: null lets it start. */
  refusal: string | null = null;

  get seekable() {
    return { length: this.seekableS > 0 ? 1 : 0, end: () => this.seekableS };
  }

  hasAttribute = (name: string): boolean => name === 'src' && this.src !== '';

  removeAttribute(): void {
    this.src = '';
  }

  load(): void {
    this.released += 1;
    this.readyState = 0;
    this.duration = Number.NaN;
    this.currentTime = 0;
  }

  play(): Promise<void> {
    this.paused = false;
    return this.refusal === null
      ? Promise.resolve()
      : Promise.reject(Object.assign(new Error(), { name: this.refusal }));
  }

  pause(): void {
    if (this.paused) return;
    this.paused = true;
    this.say('pause');
  }

  say(...events: readonly string[]): void {
    for (const name of events) this.dispatchEvent(new Event(name));
  }

  /** The engine has begun, and any part can be had. */
  begin(durationS: number, seekableS = durationS): void {
    Object.assign(this, { duration: durationS, seekableS, readyState: 4 });
    this.say('loadedmetadata', 'playing');
  }

  reach(placeS: number): void {
    this.currentTime = placeS;
    this.say('timeupdate');
  }
}
