import { describe, expect, it } from 'vitest';
import { decideAppOpening, decideMiniProgramNotice } from '../../../src/host/app/appOpening.ts';
import { type Environment, parseEnvironment } from '../../../src/host/environment.ts';

const TOKENS = { appUa: 'xiangyuapp', messengerUa: 'MicroMessenger', launchUa: 'LaunchView' };
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 14_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 11; P-100 Build/RP1A.200720.011; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/88.0.4324.93 Mobile Safari/537.36';
const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36';
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const TABLET =
  'Mozilla/5.0 (Linux; Android 12; T-20) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/104.0.0.0 Safari/537.36';
const IPAD =
  'Mozilla/5.0 (iPad; CPU OS 14_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/14.0 Mobile/15E148 Safari/604.1';
const HARMONY =
  'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile';

type Row = readonly [
  name: string,
  agent: string,
  kind: Environment['kind'],
  system: Environment['system'],
  pc: boolean,
  launch?: true,
];

const AGENTS: readonly Row[] = [
  ['the app on iOS', `${IPHONE} Mobile/15E148/xiangyuapp`, 'app', 'ios', false],
  ['the app on Android', `${ANDROID}/xiangyuapp`, 'app', 'android', false],
  ['the app with its version', `${ANDROID} XiangYuApp/3.2.0`, 'app', 'android', false],
  [
    'the messenger on iOS',
    `${IPHONE} Mobile/15E148 MicroMessenger/8.0.30(0x18001e31) NetType/WIFI Language/zh_CN`,
    'messenger',
    'ios',
    false,
  ],
  [
    'the messenger on Android',
    `${ANDROID} XWEB/4313 MMWEBSDK/20230405 MicroMessenger/8.0.35.2360(0x2800235B) WeChat/arm64`,
    'messenger',
    'android',
    false,
  ],
  [
    'the messenger on Windows',
    `${WINDOWS} NetType/WIFI MicroMessenger/7.0.20.1781(0x6700143B) WindowsWechat(0x63090719)`,
    'messenger',
    'other',
    true,
  ],
  [
    'the messenger on a Mac',
    `${MAC} MicroMessenger/6.8.0(0x16080000) MacWechat/3.8.6`,
    'messenger',
    'other',
    true,
  ],
  ['the messenger, other case', `${ANDROID} micromessenger/8.0.35`, 'messenger', 'android', false],
  [
    'the launch browser',
    `${ANDROID} LaunchView MicroMessenger/8.0.35`,
    'messenger',
    'android',
    false,
    true,
  ],
  ['a launch browser of another token', `${IPHONE} LaunchView/2`, 'messenger', 'ios', false, true],
  ['the app before the messenger', `${IPHONE} MicroMessenger/8.0 xiangyuapp`, 'app', 'ios', false],
  ['a phone with Android', ANDROID, 'browser', 'android', false],
  ['an iPhone', `${IPHONE} Version/14.0 Mobile/15E148 Safari/604.1`, 'browser', 'ios', false],
  ['an iPad', IPAD, 'browser', 'ios', false],
  ['a tablet with Android', TABLET, 'browser', 'android', false],
  ['a phone with another system', HARMONY, 'browser', 'other', false],
  ['Windows', WINDOWS, 'browser', 'other', true],
  ['a Mac', `${MAC} Version/17.0 Safari/605.1.15`, 'browser', 'other', true],
  ['an empty user agent', '', 'browser', 'other', true],
];

describe('the environment', () => {
  it.each(AGENTS.map(([name, ...row]) => [name, row] as const))(
    'is detected for %s',
    (_, [agent, kind, system, pc, launch]) =>
      expect(parseEnvironment(agent, TOKENS)).toEqual({ kind, system, pc, launch: !!launch }),
  );

  it('is a browser if the deployment has no token for the host', () => {
    const agent = `${IPHONE} MicroMessenger/8.0 LaunchView xiangyuapp`;
    expect(parseEnvironment(agent, { appUa: '', messengerUa: 'Other' }).kind).toBe('browser');
  });
});

const envOf = (name: string) =>
  parseEnvironment(AGENTS.find(([row]) => row === name)?.[1] ?? '', TOKENS);

describe('the way to open the native app', () => {
  it.each([
    ['the launch browser', 'launchHint'],
    ['the messenger on iOS', 'guide'],
    ['the messenger on Android', 'guide'],
    ['the messenger on Windows', 'guide'],
    ['Windows', 'blocked'],
    ['a Mac', 'blocked'],
    ['an iPhone', 'link'],
    ['a phone with Android', 'link'],
    ['a tablet with Android', 'link'],
  ])('from %s is %s', (name, opening) => expect(decideAppOpening(envOf(name))).toBe(opening));
});

describe('the notice for a mini program', () => {
  it.each([
    ['the messenger on iOS', null],
    ['the messenger on Windows', 'host.miniPhone'],
    ['an iPhone', 'host.miniMessenger'],
    ['Windows', 'host.miniMessenger'],
  ])('from %s: %s', (name, notice) => expect(decideMiniProgramNotice(envOf(name))).toBe(notice));
});
