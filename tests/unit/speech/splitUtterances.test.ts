import { describe, expect, it } from 'vitest';
import {
  decideUtteranceLimitMs,
  splitUtterances,
} from '../../../src/model/speech/splitUtterances.ts';

describe('splitUtterances', () => {
  it.each(['桥通了。', 'The bridge is open.', 'བཀྲ་ཤིས་བདེ་ལེགས།'])(
    'keeps a short sentence: %s',
    (text) => {
      expect(splitUtterances(text)).toEqual([text]);
    },
  );

  it('joins white space', () => {
    expect(splitUtterances(' The bridge\n  is open. ')).toEqual(['The bridge is open.']);
  });

  it.each([
    ['at commas', `${'一二三四五六七八九十'.repeat(3)}，${'甲'.repeat(30)}，乙。`, ['，', '。']],
    ['at spaces', 'word '.repeat(120).trim(), ['d', 'd', 'd']],
    ['at tshegs', 'བོད་'.repeat(120), ['་', '་', '་']],
    ['anywhere as a last resort', '字'.repeat(120), ['字', '字', '字']],
  ])('divides a long sentence %s', (_, text, ends) => {
    const utterances = splitUtterances(text);
    expect(utterances.map((utterance) => utterance.slice(-1))).toEqual(ends);
    expect(utterances.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
  });
});

describe('decideUtteranceLimitMs', () => {
  it('is longer for longer texts and slower speech', () => {
    const limit = decideUtteranceLimitMs('桥通了。', 1);
    expect(limit).toBeGreaterThan(5_000);
    expect(decideUtteranceLimitMs('桥通了。大家都笑了。', 1)).toBeGreaterThan(limit);
    expect(decideUtteranceLimitMs('桥通了。', 0.75)).toBeGreaterThan(limit);
  });
});
