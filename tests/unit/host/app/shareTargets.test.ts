import { afterEach, expect, it, vi } from 'vitest';
import { createAppHost } from '../../../../src/host/app/createAppHost.ts';
import { parseEnvironment } from '../../../../src/host/environment.ts';
import { loadActionMessages } from '../../../../src/services/loadMessages.ts';
import { APP_AGENT } from '../../../helpers/nativeApp.ts';
import { testSettings } from '../../api/settings.ts';

afterEach(() => vi.unstubAllGlobals());

const ON = (device: string) => APP_AGENT.android.replace('P-100', device);

it.each([
  ['HUAWEI NOH-AN00', ['native', 'meetime', 'copy', 'qr', 'poster']],
  ['HONOR ANY-AN00', ['native', 'meetime', 'copy', 'qr', 'poster']],
  ['HarmonyOS; ALN-AL00', ['native', 'meetime', 'copy', 'qr', 'poster']],
  ['Pixel 8', ['native', 'copy', 'qr', 'poster']],
])('the app on %s offers its own ways of sharing', (device, targets) => {
  const settings = { ...testSettings(), appScheme: 'jichuan' };
  vi.stubGlobal('navigator', { userAgent: ON(device) });
  const host = createAppHost(settings, {
    environment: parseEnvironment(ON(device), settings),
    loadMessages: () => loadActionMessages('cn'),
    onLogin: async () => {},
  });
  expect(host.shareTargets()).toEqual(targets);
});
