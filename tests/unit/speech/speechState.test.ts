import { describe, expect, it } from 'vitest';
import {
  createSpeechState,
  nextSpeechState,
  type SpeechEvent,
} from '../../../src/model/speech/speechState.ts';

/** Three sentences, the second of two utterances. */
const PARTS = [1, 2, 1];

const run = (events: string, sentence = 0) =>
  events
    .split(' ')
    .filter(Boolean)
    .reduce(
      (state, event) => nextSpeechState(state, event as SpeechEvent, PARTS),
      createSpeechState(sentence),
    );

describe('nextSpeechState', () => {
  it.each([
    ['waits until the device speaks', 'play', 'loading', 0, 0],
    ['plays when it does', 'play started', 'playing', 0, 0],
    ['goes on with the next sentence', 'play started ended', 'playing', 1, 0],
    ['says all utterances of a sentence', 'play started ended ended', 'playing', 1, 1],
    ['ends after the last', 'play started ended ended ended ended', 'ended', 2, 0],
    ['starts again after the end', 'play ended ended ended ended play', 'loading', 0, 0],
    ['pauses', 'play started pause', 'paused', 0, 0],
    ['continues with the same utterance', 'play ended ended pause play', 'loading', 1, 1],
    ['skips the rest of a sentence', 'play ended next', 'loading', 2, 0],
    ['ends with the sentence after the last', 'play next next next', 'ended', 2, 0],
    ['goes back to the sentence before', 'play ended ended back', 'loading', 0, 0],
    ['stays at the first sentence', 'play back', 'loading', 0, 0],
    ['moves while it is paused', 'play pause next', 'paused', 1, 0],
    ['goes back after the end to the last sentence', 'play next next next back', 'paused', 2, 0],
    ['rests after an utterance', 'play started rested', 'paused', 1, 0],
    ['ends when it rests at the end', 'play next next rested', 'ended', 2, 0],
    ['pauses when another page speaks', 'play started interrupted', 'paused', 0, 0],
    ['tries again when it stays silent', 'play silent', 'loading', 0, 0],
    ['fails when it stays silent twice', 'play silent silent', 'failed', 0, 0],
    ['goes on when an utterance does not end', 'play started stuck', 'playing', 1, 0],
    ['fails when two do not end', 'play started stuck started stuck', 'failed', 1, 0],
    ['forgets a fault when an utterance ends', 'play silent started ended silent', 'playing', 1, 0],
    ['tries again after an error', 'play broken', 'loading', 0, 0],
    ['fails without a voice', 'play voiceless', 'failed', 0, 0],
    ['tries again after it has failed', 'play voiceless play', 'loading', 0, 0],
    ['ignores news while it is paused', 'play started pause ended stuck broken', 'paused', 0, 0],
    ['is closed', 'play started close', 'idle', 0, 0],
  ] as const)('%s', (_, events, state, sentence, part) => {
    expect(run(events)).toMatchObject({ state, sentence, part });
  });

  it.each([
    ['play', 1],
    ['play started', 1],
    ['play started play', 1],
    ['play started ended', 2],
    ['play repeat', 2],
    ['play silent', 2],
    ['play pause', 1],
    ['play pause next repeat', 1],
    ['play pause play', 2],
  ])('after %s the device has been given %i utterances', (events, turn) => {
    expect(run(events).turn).toBe(turn);
  });

  it('starts with a given sentence', () => {
    expect(run('play', 2)).toMatchObject({ state: 'loading', sentence: 2 });
  });

  it('does not play an article without sentences', () => {
    const idle = createSpeechState();
    expect(nextSpeechState(idle, 'play', [])).toBe(idle);
  });
});
