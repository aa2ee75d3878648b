import { describe, expect, it } from 'vitest';
import { chooseVoice } from '../../../src/model/speech/chooseVoice.ts';

const voice = (lang: string, more: { localService?: boolean; default?: boolean } = {}) => ({
  lang,
  localService: true,
  default: false,
  ...more,
});

describe('chooseVoice', () => {
  it.each([
    ['zh-CN', ['en-US', 'zh-TW', 'zh-CN'], 'zh-CN'],
    ['zh-CN', ['zh_HK', 'zh_TW'], 'zh_TW'],
    ['zh-CN', ['zh-HK'], 'zh-HK'],
    ['zh-CN', ['cmn-Hans-CN', 'zh-TW'], 'cmn-Hans-CN'],
    ['en', ['de-DE', 'en-GB'], 'en-GB'],
    ['de', ['de_AT', 'den'], 'de_AT'],
    ['fr', ['fr-CA'], 'fr-CA'],
    ['bo', ['zh-CN', 'bo-CN'], 'bo-CN'],
  ])('reads %s with the voices %j by %s', (lang, langs, chosen) => {
    expect(
      chooseVoice(
        langs.map((name) => voice(name)),
        lang,
      )?.lang,
    ).toBe(chosen);
  });

  it.each([
    ['bo', ['zh-CN', 'en-US']],
    ['de', ['den', 'en-US', '']],
    ['zh-CN', []],
    ['', ['', 'en-US']],
  ])('has no voice for %j in %j', (lang, langs) => {
    expect(
      chooseVoice(
        langs.map((name) => voice(name)),
        lang,
      ),
    ).toBeNull();
  });

  it("takes the device's own voice before a remote one, then the reader's default", () => {
    const remote = voice('en-US', { localService: false, default: true });
    const own = voice('en-GB');
    const usual = voice('en-AU', { default: true });
    expect(chooseVoice([remote, own, usual], 'en')).toBe(usual);
    expect(chooseVoice([remote, own], 'en')).toBe(own);
    expect(chooseVoice([remote], 'en')).toBe(remote);
  });
});
