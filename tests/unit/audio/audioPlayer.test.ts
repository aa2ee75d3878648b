import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AudioPlayer, createAudioPlayer } from '../../../src/elements/audio/audioPlayer.ts';
import type { MediaSessionActions } from '../../../src/host/media/mediaSession.ts';
import { $playing, startPlaying } from '../../../src/state/playing.ts';
import { FakeAudio } from './fakeAudio.ts';

const URL_OF_IT = 'https://media.example/a.mp3';

function open(openUrl: () => string | Promise<string> = () => URL_OF_IT) {
  const audio = new FakeAudio();
  const news: string[] = [];
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
        showPlaying: (playing) => session.push(playing ? 'plays' : 'stands'),
        showPosition: () => {},
        close: () => session.push('close'),
      };
    },
    notify: (name) => news.push(name),
  });
  return { audio, player, news, session, view: () => player.$view.get(), system: () => asked };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  $playing.set(null);
});
afterEach(() => vi.useRealTimers());

describe('createSoundPlayer', () => {
  it('plays in the task of the tap, and shows what the engine tells', () => {
    const { audio, player, view, news } = open();
    expect(view()).toMatchObject({ state: 'idle', durationS: 187, canSeek: false });
    player.play();
    expect([audio.src, audio.paused]).toEqual([URL_OF_IT, false]);
    audio.begin(24);
    audio.reach(3.4);
    expect(view()).toMatchObject({ state: 'playing', placeS: 3.4, durationS: 24, canSeek: true });
    expect(news).toEqual(['start']);
  });

  it('goes back to the start at its end, and leaves the lock screen', () => {
    const { audio, player, view, news, session } = open();
    player.play();
    audio.begin(24);
    audio.reach(24);
    audio.ended = true;
    audio.pause();
    audio.say('ended');
    expect(view()).toMatchObject({ state: 'ended', placeS: 0 });
    expect([audio.currentTime, news, $playing.get()]).toEqual([0, ['start', 'end'], null]);
    expect(session.at(-1)).toBe('close');
  });

  it('fails when nothing comes for 15 s, and lets the line go', () => {
    const { audio, player, view, news } = open();
    player.play();
    vi.advanceTimersByTime(14_999);
    expect(view().state).toBe('loading');
    vi.advanceTimersByTime(1);
    expect([view().state, audio.src, audio.released, news]).toEqual([
      'failed',
      '',
      1,
      ['start', 'fail'],
    ]);
  });

  it('fails when it runs dry for 15 s, and goes on there when it is tried again', () => {
    const { audio, player, view } = open();
    player.play();
    audio.begin(60);
    audio.reach(31.5);
    audio.say('waiting');
    vi.advanceTimersByTime(15_000);
    expect(view()).toMatchObject({ state: 'failed', placeS: 31.5 });
    player.play();
    audio.begin(60);
    expect([view().state, audio.currentTime]).toEqual(['playing', 31.5]);
    vi.advanceTimersByTime(60_000);
    expect(view().state).toBe('playing');
  });

  it.each([
    ['an error of the element', (audio: FakeAudio) => audio.say('error')],
    [
      'an end with nothing in it',
      (audio: FakeAudio) => {
        audio.duration = 0;
        audio.say('ended');
      },
    ],
  ])('fails by %s', (_, happen) => {
    const { audio, player, view } = open();
    player.play();
    happen(audio);
    expect(view().state).toBe('failed');
  });

  it.each([
    ['NotAllowedError', 'paused'],
    ['AbortError', 'loading'],
    ['NotSupportedError', 'failed'],
  ])('a start refused by %s leaves it %s', async (refusal, state) => {
    const { audio, player, view } = open();
    audio.refusal = refusal;
    player.play();
    await settle();
    expect(view().state).toBe(state);
  });

  it('waits for an address that is being decrypted; one that is none fails', async () => {
    const good = open(() => Promise.resolve(URL_OF_IT));
    good.player.play();
    expect(good.audio.src).toBe('');
    await settle();
    expect(good.audio.src).toBe(URL_OF_IT);
    const bad = open(() => Promise.resolve(''));
    bad.player.play();
    await settle();
    expect(bad.view().state).toBe('failed');
  });

  it('does not start any more when it was paused while the address was made out', async () => {
    const { audio, player } = open(() => Promise.resolve(URL_OF_IT));
    player.play();
    player.pause();
    await settle();
    expect([audio.src, audio.paused]).toEqual(['', true]);
  });

  it('pauses what played before, and is paused by what plays next', () => {
    const first = open();
    const second = open();
    first.player.play();
    first.audio.begin(24);
    second.player.play();
    expect([first.view().state, first.audio.paused]).toEqual(['paused', true]);
    expect(first.session.at(-1)).toBe('close');
    second.audio.begin(24);
    startPlaying({ pause: () => {} });
    expect([second.view().state, second.news]).toEqual(['paused', ['start', 'pause']]);
  });

  it('does what the lock screen asks for', () => {
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

  it('knows that a server without ranges can send no other part', () => {
    const { audio, player, view } = open();
    player.play();
    audio.begin(60, 0);
    expect(view().canSeek).toBe(false);
  });

  it('keeps its speed, also when it is loaded anew', () => {
    const { audio, player, view } = open();
    player.play();
    player.setSpeed(1.5);
    expect([audio.playbackRate, audio.defaultPlaybackRate, view().speed]).toEqual([1.5, 1.5, 1.5]);
  });

  it('keeps its place when it is closed, and plays no more when it is gone', () => {
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
