/** Fake audio element with what the player uses; tests emit the events of the engine. */
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
  /** Number of `load()` calls, which release the data. */
  released = 0;
  /** Name of the error that `play()` rejects with; null for none. */
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
    this.emit('pause');
  }

  emit(...events: readonly string[]): void {
    for (const name of events) this.dispatchEvent(new Event(name));
  }

  /** Starts playback; positions up to `seekableS` can be sought. */
  begin(durationS: number, seekableS = durationS): void {
    Object.assign(this, { duration: durationS, seekableS, readyState: 4 });
    this.emit('loadedmetadata', 'playing');
  }

  reach(placeS: number): void {
    this.currentTime = placeS;
    this.emit('timeupdate');
  }
}
