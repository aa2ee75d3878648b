import { getShareContent } from '../api/calls/messenger.ts';
import { adoptDeviceId } from '../host/app/adoptDeviceId.ts';
import type { Host } from '../host/host.ts';
import { parseAppDevice, parseLoginResult } from '../model/member/login.ts';
import { parseFreshTokens } from '../model/session/normaliseSession.ts';
import type { Wire } from '../model/wire.ts';
import type { Settings } from '../settings.ts';
import { loadActionMessages, readPageLocale } from './loadMessages.ts';
import { getClient } from './pageClient.ts';
import { readEnvironment } from './readEnvironment.ts';
import { getTokenStore } from './session/tokenStore.ts';

let host: Promise<Host> | undefined;

/**
 * Returns the host of the environment that the page runs in. Only the code of that environment is
 * loaded.
 */
export function getHost(settings: Settings): Promise<Host> {
  host ??= createHost(settings).catch((error) => {
    // The code failed to load: the next call loads it again.
    host = undefined;
    throw error;
  });
  return host;
}

async function createHost(settings: Settings): Promise<Host> {
  const options = {
    environment: readEnvironment(settings),
    loadMessages: () => loadActionMessages(readPageLocale()),
  };
  switch (options.environment.kind) {
    case 'app': {
      const { createAppHost } = await import('../host/app/createAppHost.ts');
      return createAppHost(settings, { ...options, onLogin: saveAppLogin });
    }
    case 'messenger': {
      const { createMessengerHost } = await import('../host/messenger/createMessengerHost.ts');
      return createMessengerHost(settings, {
        ...options,
        sign: async (url) => {
          const answer = await getShareContent(getClient(settings), { url });
          return answer.ok ? answer.value : null;
        },
        login: async () => (await import('./session/messengerLogin.ts')).loginByMessenger(settings),
      });
    }
    case 'browser': {
      const { createBrowserHost } = await import('../host/createBrowserHost.ts');
      return createBrowserHost(settings, options);
    }
  }
}

/** Takes over the login of the app: another member, or new tokens of the current one. */
async function saveAppLogin(answer: Wire): Promise<void> {
  const login = parseLoginResult(answer);
  const fresh = parseFreshTokens(answer);
  const tokens = getTokenStore();
  // The app's tokens are those of its device; the signature is that of the earlier one.
  if (adoptDeviceId(parseAppDevice(answer))) tokens.clearAuth();
  const known = tokens.readMember();
  if (known && fresh && (!login || [known.uid, known.userid].includes(login.member.uid))) {
    tokens.writeMember({ ...known, ...fresh });
  } else if (login) {
    (await import('./session/memberSession.ts')).setMember(login);
  }
}
