import { getWxUserInfo, thirdLogin } from '../api/calls/messenger.ts';
import type { Handover } from '../host/host.ts';
import { LATER_STORED } from '../host/laterKeys.ts';
import { leaveForConsent, takeReturnedCode } from '../host/messenger/address.ts';
import { showAuthorizing } from '../host/overlay.ts';
import { readStored, writeStored } from '../host/storage.ts';
import { showToast } from '../host/toast.ts';
import { formatAuthorizeUrl } from '../model/messenger/consentAddress.ts';
import { formatSavedLogin, parseSavedLogin } from '../model/messenger/savedLogin.ts';
import type { Settings } from '../settings.ts';
import { openClient } from './client.ts';
import { readPlace } from './host.ts';
import { openActWords, pageLocale } from './language.ts';
import { $authorizeStatus, createMessengerFlow, type MessengerFlow } from './messengerFlow.ts';
import { openTokens } from './tokens.ts';

let flow: MessengerFlow | null | undefined;

/**
 * Continues a login after the return from the consent page of the messenger. Called once a page, by
 * the deferred module.
 */
export async function startMessengerLogin(settings: Settings): Promise<void> {
  await openFlow(settings)?.start();
}

/**
 * Logs in with the messenger. Resolves with `unavailable` outside of it, without its settings, or
 * when the account has no unionid. It may leave the page for the consent page; the promise then
 * resolves only if the reader comes back without consent.
 */
export const loginByMessenger = (settings: Settings): Promise<Handover> =>
  openFlow(settings)?.ask() ?? Promise.resolve('unavailable');

function openFlow(settings: Settings): MessengerFlow | null {
  flow ??= createFlow(settings);
  return flow;
}

function createFlow(settings: Settings): MessengerFlow | null {
  const { wxAppId, wxAuthorizeUrl, wxAuthLogin } = settings;
  const here = readPlace(settings).kind === 'messenger';
  if (!here || !wxAppId || !wxAuthorizeUrl || !wxAuthLogin) return null;
  showWhileAuthorizing();
  const client = openClient(settings);
  return createMessengerFlow({
    authLogin: wxAuthLogin,
    isMember: () => openTokens().readMember() !== null,
    read: () =>
      parseSavedLogin(
        readStored(LATER_STORED.weixinLogin, 'session'),
        readStored(LATER_STORED.weixinInit),
      ),
    keep: (kept) => {
      writeStored(LATER_STORED.weixinLogin, formatSavedLogin(kept), 'session');
      writeStored(LATER_STORED.weixinInit, String(kept.state.init));
    },
    takeCode: takeReturnedCode,
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    fetchUser: (code) => getWxUserInfo(client, { code }),
    thirdLogin: async (user) => {
      const login = await thirdLogin(client, user);
      if (!login.ok) return false;
      const { setMember } = await import('./session.ts');
      setMember(login.value);
      return true;
    },
    makeState: () =>
      Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join(''),
    leave: (state) =>
      leaveForConsent((back) => formatAuthorizeUrl(wxAuthorizeUrl, wxAppId, back, state)),
    say: (key) => void openActWords(pageLocale()).then((t) => showToast(t(key))),
  });
}

/** Shows the popup exactly while an authorisation is running. */
function showWhileAuthorizing(): void {
  let hide: (() => void) | undefined;
  $authorizeStatus.subscribe((status) => {
    hide?.();
    hide = undefined;
    if (status !== 1) return;
    void openActWords(pageLocale()).then((t) => {
      if ($authorizeStatus.get() === 1) hide ??= showAuthorizing(t('host.authorizing'));
    });
  });
}
