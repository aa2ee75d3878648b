import { getShareContent } from '../api/calls/messenger.ts';
import { readUserAgent } from '../host/device.ts';
import type { Host } from '../host/host.ts';
import { type Place, parsePlace } from '../host/place.ts';
import { parseLoginResult } from '../model/member/login.ts';
import { parseFreshTokens } from '../model/session/normalise.ts';
import type { Wire } from '../model/wire.ts';
import type { Settings } from '../settings.ts';
import { openClient } from './client.ts';
import { openActWords, pageLocale } from './language.ts';
import { openTokens } from './tokens.ts';

let place: Place | undefined;
let host: Promise<Host> | undefined;

/** Returns the environment of this page; the user agent is parsed once. */
export function readPlace(settings: Settings): Place {
  place ??= parsePlace(readUserAgent(), settings);
  return place;
}

/**
 * Returns the host of the environment that the page runs in. Only the code of that environment is
 * loaded.
 */
export function openHost(settings: Settings): Promise<Host> {
  host ??= createHost(settings).catch((error) => {
    // The code failed to load: the next call loads it again.
    host = undefined;
    throw error;
  });
  return host;
}

async function createHost(settings: Settings): Promise<Host> {
  const env = { place: readPlace(settings), words: () => openActWords(pageLocale()) };
  switch (env.place.kind) {
    case 'app': {
      const { createAppHost } = await import('../host/app.ts');
      return createAppHost(settings, { ...env, onLogin: takeAppLogin });
    }
    case 'messenger': {
      const { createMessengerHost } = await import('../host/messenger/messenger.ts');
      return createMessengerHost(settings, {
        ...env,
        sign: async (url) => {
          const answer = await getShareContent(openClient(settings), { url });
          return answer.ok ? answer.value : null;
        },
        login: async () => (await import('./messengerLogin.ts')).loginByMessenger(settings),
      });
    }
    case 'browser': {
      const { createBrowserHost } = await import('../host/browser.ts');
      return createBrowserHost(settings, env);
    }
  }
}

/** Takes over the login of the app: another member, or new tokens of the current one. */
async function takeAppLogin(answer: Wire): Promise<void> {
  const login = parseLoginResult(answer);
  const fresh = parseFreshTokens(answer);
  const tokens = openTokens();
  const known = tokens.readMember();
  if (known && fresh && (!login || [known.uid, known.userid].includes(login.member.uid))) {
    tokens.writeMember({ ...known, ...fresh });
  } else if (login) {
    (await import('./session.ts')).setMember(login);
  }
}
