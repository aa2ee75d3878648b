import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '../../../src/model/durations.ts';
import {
  findSavedSentence,
  formatSavedSpeech,
  parseSavedSpeech,
  type SavedSpeech,
} from '../../../src/model/speech/savedSpeech.ts';

const NOW = Date.UTC(2026, 10, 26);
const SPEECH: SavedSpeech = {
  path: 'newsDetail/12/345.html',
  title: '大桥通车',
  lang: 'zh-CN',
  sentences: ['大桥通车', '桥通了。', '大家都笑了。'],
  sentence: 1,
  at: NOW - HOUR_MS,
};

describe('parseSavedSpeech', () => {
  it('returns what was saved', () => {
    expect(parseSavedSpeech(formatSavedSpeech(SPEECH), NOW)).toEqual(SPEECH);
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['another value', '7'],
    ['a page of another site', { ...SPEECH, path: 'https://evil.example/a.html' }],
    ['a path that leads up', { ...SPEECH, path: '../a.html' }],
    ['no title', { ...SPEECH, title: '' }],
    ['no language', { ...SPEECH, lang: '<b>' }],
    ['no sentences', { ...SPEECH, sentences: [] }],
    ['sentences that are no text', { ...SPEECH, sentences: [1, null] }],
    ['a sentence after the last', { ...SPEECH, sentence: 3 }],
    ['a sentence before the first', { ...SPEECH, sentence: -1 }],
    ['half a sentence', { ...SPEECH, sentence: 0.5 }],
    ['an old article', { ...SPEECH, at: NOW - 13 * HOUR_MS }],
    ['an article of the future', { ...SPEECH, at: NOW + HOUR_MS }],
  ])('refuses %s', (_, stored) => {
    const text = typeof stored === 'object' && stored ? JSON.stringify(stored) : stored;
    expect(parseSavedSpeech(text, NOW)).toBeNull();
  });
});

describe('formatSavedSpeech', () => {
  it('refuses a text that storage has no room for', () => {
    expect(formatSavedSpeech({ ...SPEECH, sentences: ['字'.repeat(70_000)] })).toBeNull();
  });
});

describe('findSavedSentence', () => {
  it.each([
    ['the same text', ['大桥通车', '桥通了。', '大家都笑了。'], 1],
    ['a text with a new beginning', ['大桥通车', '快讯。', '新增。', '桥通了。'], 3],
    ['a repeated sentence: the nearest', ['桥通了。', '大桥', '桥通了。', '桥通了。'], 0],
    ['a changed sentence: the same number', ['大桥通车', '桥已通。', '大家都笑了。'], 1],
    ['a text that has become shorter', ['大桥通车'], 0],
  ])('finds the place in %s', (_, sentences, index) => {
    expect(findSavedSentence(SPEECH, sentences)).toBe(index);
  });
});
