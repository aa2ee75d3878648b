import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSpeechPlayer } from '../../../src/elements/speech/speechPlayer.ts';
import type { MediaSessionActions } from '../../../src/host/media/mediaSession.ts';
import type { SpeechEngine, SpeechNews } from '../../../src/host/speech/speechEngine.ts';
import { MINUTE_MS } from '../../../src/model/durations.ts';
import { $playing, startPlaying } from '../../../src/state/playing.ts';

const SENTENCES = ['大桥通车', '桥通了。', '大家都笑了。'];

function open() {
  const spoken: string[] = [];
  let hasVoice = true;
  let report: (news: SpeechNews) => void = () => {};
  let isSpeaking = false;
  const engine: SpeechEngine = {
    hasVoice: async () => hasVoice,
    speak: ({ text, speed }, notify) => {
      if (!hasVoice) return false;
      spoken.push(speed === 1 ? text : `${text} ${speed}`);
      isSpeaking = true;
      report = notify;
      return true;
    },
    stop: () => {
      isSpeaking = false;
      report = () => {};
    },
  };
  const session: string[] = [];
  let actions: MediaSessionActions | undefined;
  const player = createSpeechPlayer({
    engine,
    sentences: SENTENCES,
    lang: 'zh-CN',
    sentence: 0,
    openSession: (given) => {
      actions = given;
      session.push('open');
      return {
        showPlaying: (playing) => session.push(playing ? 'playing' : 'paused'),
        showPosition: () => {},
        close: () => session.push('close'),
      };
    },
  });
  return {
    player,
    spoken,
    session,
    system: () => actions,
    isSpeaking: () => isSpeaking,
    report: (...news: SpeechNews[]) => {
      for (const one of news) report(one);
    },
    loseVoices: () => {
      hasVoice = false;
    },
    view: () => player.$view.get(),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  $playing.set(null);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('createSpeechPlayer', () => {
  it('says one sentence after the other and ends', () => {
    const { player, report, spoken, view } = open();
    player.play();
    expect(view().state).toBe('loading');
    report('started', 'ended', 'started', 'ended', 'started');
    expect([view().state, spoken]).toEqual(['playing', SENTENCES]);
    report('ended');
    expect(view().state).toBe('ended');
    expect($playing.get()).toBeNull();
  });

  it('stops at a pause and says the sentence again afterwards', () => {
    const { player, report, spoken, isSpeaking } = open();
    player.play();
    report('started');
    player.pause();
    expect(isSpeaking()).toBe(false);
    player.play();
    expect(spoken).toEqual([SENTENCES[0], SENTENCES[0]]);
  });

  it('says the sentence again when the speed changes, only while it reads', () => {
    const { player, spoken } = open();
    player.setSpeed(1.5);
    expect(spoken).toEqual([]);
    player.play();
    player.setSpeed(2);
    expect(spoken).toEqual(['大桥通车 1.5', '大桥通车 2']);
  });

  it('fails when the device never begins, after a second attempt', () => {
    const { player, spoken, view } = open();
    player.play();
    vi.advanceTimersByTime(20_000);
    expect([view().state, spoken.length]).toEqual(['failed', 2]);
  });

  it('goes on with the next sentence when one never ends', () => {
    const { player, report, spoken, view } = open();
    player.play();
    report('started');
    vi.advanceTimersByTime(12_000);
    expect([view().state, spoken]).toEqual(['playing', SENTENCES.slice(0, 2)]);
  });

  it('reports voices that have vanished', () => {
    const { player, report, loseVoices, view } = open();
    player.play();
    loseVoices();
    report('started', 'ended');
    expect(view()).toMatchObject({ state: 'failed', isVoiceless: true });
  });

  it('pauses when another page of the browser speaks', () => {
    const { player, report, view } = open();
    player.play();
    report('started', 'interrupted');
    expect(view().state).toBe('paused');
    vi.advanceTimersByTime(60_000);
    expect(view().state).toBe('paused');
  });

  it('rests after the sentence in which the sleep timer runs out, and not again', () => {
    const { player, report, view } = open();
    player.play();
    player.setSleepMinutes(15);
    report('started');
    vi.setSystemTime(Date.now() + 16 * MINUTE_MS);
    report('ended');
    expect(view()).toMatchObject({ state: 'paused', sentence: 1, sleepMinutes: 0 });
    player.play();
    report('started', 'ended');
    expect(view()).toMatchObject({ state: 'playing', sentence: 2 });
  });

  it('pauses when another player starts, which then has the media session', () => {
    const { player, session, view } = open();
    player.play();
    startPlaying({ pause: () => {} });
    expect(view().state).toBe('paused');
    expect(session).toEqual(['open', 'playing', 'paused', 'close']);
  });

  it('goes one sentence on and back by media keys', () => {
    const { player, system, view } = open();
    player.play();
    system()?.seekBy(1);
    expect(view().sentence).toBe(1);
    system()?.seekBy(-1);
    expect(view().sentence).toBe(0);
  });

  it('is silent after it was destroyed', () => {
    const { player, isSpeaking, spoken } = open();
    player.play();
    player.destroy();
    player.play();
    expect([isSpeaking(), spoken.length]).toEqual([false, 1]);
  });
});
