import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AudioPlayer, createAudioPlayer } from '../../../src/elements/audio/audioPlayer.ts';
import type { MediaSessionActions } from '../../../src/host/media/mediaSession.ts';
import { $playing, startPlaying } from '../../../src/state/playing.ts';
import { FakeAudio } from './fakeAudio.ts';

const AUDIO_URL = 'https://media.example/a.mp3';

function open(openUrl: () => string | Promise<string> = () => AUDIO_URL) {
  const audio = new FakeAudio();
  const events: string[] = [];
  const session: string[] = [];
  let asked: MediaSessionActions | undefined;
  const player: AudioPlayer = createAudioPlayer({
    audio: audio as unknown as HTMLMediaElement,
    getUrl: openUrl,
    cmsS: 187,
    openSession: (actions) => {
      asked = actions;
      session.push('open');
      return {
        showPlaying: (playing) => session.push(playing ? 'playing' : 'paused'),
        showPosition: () => {},
        close: () => session.push('close'),
      };
    },
    notify: (name) => events.push(name),
  });
  return { audio, player, events, session, view: () => player.$view.get(), system: () => asked };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  $playing.set(null);
});
afterEach(() => vi.useRealTimers());

describe('createAudioPlayer', () => {
  it('starts in the task of the tap and shows the state of the element', () => {
    const { audio, player, view, events } = open();
    expect(view()).toMatchObject({ state: 'idle', durationS: 187, canSeek: false });
    player.play();
    expect([audio.src, audio.paused]).toEqual([AUDIO_URL, false]);
    audio.begin(24);
    audio.reach(3.4);
    expect(view()).toMatchObject({ state: 'playing', placeS: 3.4, durationS: 24, canSeek: true });
    expect(events).toEqual(['start']);
  });

  it('returns to the start at its end and closes the media session', () => {
    const { audio, player, view, events, session } = open();
    player.play();
    audio.begin(24);
    audio.reach(24);
    audio.ended = true;
    audio.pause();
    audio.emit('ended');
    expect(view()).toMatchObject({ state: 'ended', placeS: 0 });
    expect([audio.currentTime, events, $playing.get()]).toEqual([0, ['start', 'end'], null]);
    expect(session.at(-1)).toBe('close');
  });

  it('fails after 15 s without data and releases the connection', () => {
    const { audio, player, view, events } = open();
    player.play();
    vi.advanceTimersByTime(14_999);
    expect(view().state).toBe('loading');
    vi.advanceTimersByTime(1);
    expect([view().state, audio.src, audio.released, events]).toEqual([
      'failed',
      '',
      1,
      ['start', 'fail'],
    ]);
  });

  it('fails after stalling for 15 s and resumes at the same position on retry', () => {
    const { audio, player, view } = open();
    player.play();
    audio.begin(60);
    audio.reach(31.5);
    audio.emit('waiting');
    vi.advanceTimersByTime(15_000);
    expect(view()).toMatchObject({ state: 'failed', placeS: 31.5 });
    player.play();
    audio.begin(60);
    expect([view().state, audio.currentTime]).toEqual(['playing', 31.5]);
    vi.advanceTimersByTime(60_000);
    expect(view().state).toBe('playing');
  });

  it.each([
    ['an error of the element', (audio: FakeAudio) => audio.emit('error')],
    [
      'an end event with a duration of 0',
      (audio: FakeAudio) => {
        audio.duration = 0;
        audio.emit('ended');
      },
    ],
  ])('fails on %s', (_, happen) => {
    const { audio, player, view } = open();
    player.play();
    happen(audio);
    expect(view().state).toBe('failed');
  });

  it.each([
    ['NotAllowedError', 'paused'],
    ['AbortError', 'loading'],
    ['NotSupportedError', 'failed'],
  ])('after play() rejects with %s the state is %s', async (refusal, state) => {
    const { audio, player, view } = open();
    audio.refusal = refusal;
    player.play();
    await settle();
    expect(view().state).toBe(state);
  });

  it('waits for an asynchronous address and fails when it is empty', async () => {
    const good = open(() => Promise.resolve(AUDIO_URL));
    good.player.play();
    expect(good.audio.src).toBe('');
    await settle();
    expect(good.audio.src).toBe(AUDIO_URL);
    const bad = open(() => Promise.resolve(''));
    bad.player.play();
    await settle();
    expect(bad.view().state).toBe('failed');
  });

  it('does not start when it was paused before the address resolved', async () => {
    const { audio, player } = open(() => Promise.resolve(AUDIO_URL));
    player.play();
    player.pause();
    await settle();
    expect([audio.src, audio.paused]).toEqual(['', true]);
  });

  it('pauses the previous player and is paused by the next one', () => {
    const first = open();
    const second = open();
    first.player.play();
    first.audio.begin(24);
    second.player.play();
    expect([first.view().state, first.audio.paused]).toEqual(['paused', true]);
    expect(first.session.at(-1)).toBe('close');
    second.audio.begin(24);
    startPlaying({ pause: () => {} });
    expect([second.view().state, second.events]).toEqual(['paused', ['start', 'pause']]);
  });

  it('handles the actions of the media session', () => {
    const { audio, player, view, system } = open();
    player.play();
    audio.begin(60);
    system()?.seekBy(15);
    system()?.seekBy(15);
    expect(audio.currentTime).toBe(30);
    system()?.seekTo(90);
    expect(audio.currentTime).toBe(60);
    system()?.pause();
    expect(view().state).toBe('paused');
    system()?.play();
    expect(view().state).toBe('loading');
  });

  it('cannot seek when the server does not support ranges', () => {
    const { audio, player, view } = open();
    player.play();
    audio.begin(60, 0);
    expect(view().canSeek).toBe(false);
  });

  it('sets the speed of the element, also for later loads', () => {
    const { audio, player, view } = open();
    player.play();
    player.setSpeed(1.5);
    expect([audio.playbackRate, audio.defaultPlaybackRate, view().speed]).toEqual([1.5, 1.5, 1.5]);
  });

  it('keeps its position when closed, and does not play after it is destroyed', () => {
    const { audio, player, view } = open();
    player.play();
    audio.begin(60);
    audio.reach(20);
    player.close();
    expect(view()).toMatchObject({ state: 'idle', placeS: 20 });
    player.play();
    player.destroy();
    player.play();
    expect([audio.src, audio.paused, view().state, $playing.get()]).toEqual([
      '',
      true,
      'idle',
      null,
    ]);
  });
});
