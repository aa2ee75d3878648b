import { describe, expect, it } from 'vitest';
import { decideAudioTitle } from '../../../src/body/mediaSegment.ts';

describe('decideAudioTitle (product 5.13)', () => {
  it.each([
    { rule: 'site type 0 shows none', site: 0, own: 'Waves', item: 0, expected: '' },
    {
      rule: 'site type 0 shows none, not even the article',
      site: 0,
      own: '',
      item: 1,
      expected: '',
    },
    { rule: 'site type 1 shows the title', site: 1, own: 'Waves', item: 0, expected: 'Waves' },
    { rule: 'site type 1 shows nothing without', site: 1, own: '', item: 0, expected: '' },
    { rule: 'site type 2 shows the title', site: 2, own: 'Waves', item: 0, expected: 'Waves' },
    {
      rule: 'site type 2 shows the default without',
      site: 2,
      own: '',
      item: 0,
      expected: 'Listen',
    },
    { rule: 'site type 3 shows the default', site: 3, own: 'Waves', item: 1, expected: 'Listen' },
    { rule: 'item type 1 shows the article', site: 1, own: 'Waves', item: 1, expected: 'Headline' },
    { rule: 'item type 1 under site type 2', site: 2, own: '', item: 1, expected: 'Headline' },
  ] as const)('$rule', ({ site, own, item, expected }) => {
    const options = { audioTitleType: site, audioTitle: 'Listen' };
    expect(
      decideAudioTitle({ title: own, titleType: item, audioTitle: '' }, 'Headline', options),
    ).toBe(expected);
  });

  it('prefers the audio title to the plain title', () => {
    const item = { title: 'file-12', titleType: 0, audioTitle: 'Waves' };
    expect(decideAudioTitle(item, '', { audioTitleType: 1, audioTitle: '' })).toBe('Waves');
  });

  it('uses the built-in default when the site has none', () => {
    const item = { title: '', titleType: 0, audioTitle: '' };
    expect(decideAudioTitle(item, '', { audioTitleType: 3, audioTitle: '' })).toBe('音频文件');
  });
});
