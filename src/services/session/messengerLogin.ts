import { getWxUserInfo, thirdLogin } from '../../api/calls/messenger.ts';
import { bind } from '../../api/calls/profile.ts';
import type { Client } from '../../api/client.ts';
import type { HostOutcome } from '../../host/host.ts';
import { navigateToConsent, takeReturnedCode } from '../../host/messenger/consent.ts';
import { reloadPage } from '../../host/navigation.ts';
import { showAuthorizing } from '../../host/overlay.ts';
import { readStored, removeStored, writeStored } from '../../host/storage.ts';
import * as STORAGE_KEYS from '../../host/storageKeys.ts';
import { showToast } from '../../host/toast.ts';
import { formatAuthorizeUrl } from '../../model/messenger/consentAddress.ts';
import { formatSavedLogin, parseSavedLogin } from '../../model/messenger/messengerLogin.ts';
import type { MessengerUser } from '../../model/messenger/userInfo.ts';
import type { Settings } from '../../settings.ts';
import { loadActionMessages, readPageLocale } from '../loadMessages.ts';
import { loadSiteSwitches } from '../loadSiteSwitches.ts';
import { getClient } from '../pageClient.ts';
import { readEnvironment } from '../readEnvironment.ts';
import { watchSilentCalls } from '../silentCalls.ts';
import {
  $authorizeStatus,
  createMessengerLoginFlow,
  type MessengerLoginFlow,
} from './messengerLoginFlow.ts';
import { getTokenStore } from './tokenStore.ts';

let flow: MessengerLoginFlow | null | undefined;

/**
 * Continues a login after the return from the consent page of the messenger. Called once a page, by
 * the deferred module.
 */
export async function startMessengerLogin(settings: Settings): Promise<void> {
  await getFlow(settings)?.start();
}

/**
 * Logs in with the messenger. Resolves with `unavailable` outside of it, without its settings, or
 * when the account has no unionid. It may leave the page for the consent page; the promise then
 * resolves only if the reader comes back without consent.
 */
export const loginByMessenger = (settings: Settings): Promise<HostOutcome> =>
  getFlow(settings)?.request() ?? Promise.resolve('unavailable');

/**
 * Adds the messenger's account to the member, who gives the messenger's consent for it. The page is
 * left as for a login, and is loaded again when the account is added.
 */
export async function bindMessenger(settings: Settings): Promise<HostOutcome> {
  const uid = getTokenStore().readMember()?.uid;
  if (uid === undefined) return 'unavailable';
  writeStored(STORAGE_KEYS.bindingUid, uid, 'session');
  const outcome = await loginByMessenger(settings);
  removeStored(STORAGE_KEYS.bindingUid, 'session');
  return outcome;
}

/** Returns the member to whom the consent adds an account; '' for a login. */
function readBindingUid(): string {
  const uid = getTokenStore().readMember()?.uid;
  const stored = readStored(STORAGE_KEYS.bindingUid, 'session');
  return uid !== undefined && uid === stored ? uid : '';
}

/** Adds the account; returns whether the server has accepted it. */
async function bindUser(client: Client, uid: string, user: MessengerUser): Promise<boolean> {
  removeStored(STORAGE_KEYS.bindingUid, 'session');
  const bound = await bind(client, { uid, user });
  if (bound.ok) reloadPage();
  return bound.ok;
}

function getFlow(settings: Settings): MessengerLoginFlow | null {
  flow ??= createFlow(settings);
  return flow;
}

function createFlow(settings: Settings): MessengerLoginFlow | null {
  const { wxAppId, wxAuthorizeUrl, wxAuthLogin } = settings;
  const here = readEnvironment(settings).kind === 'messenger';
  if (!here || !wxAuthorizeUrl || !wxAuthLogin) return null;
  showWhileAuthorizing();
  const client = watchSilentCalls(getClient(settings));
  return createMessengerLoginFlow({
    // Only a code that this page asked for may add an account: a link could bring another one.
    authLogin: readBindingUid() ? 2 : wxAuthLogin,
    isMember: () => getTokenStore().readMember() !== null && readBindingUid() === '',
    read: () =>
      parseSavedLogin(
        readStored(STORAGE_KEYS.weixinLogin, 'session'),
        readStored(STORAGE_KEYS.weixinInit),
      ),
    save: (kept) => {
      writeStored(STORAGE_KEYS.weixinLogin, formatSavedLogin(kept), 'session');
      writeStored(STORAGE_KEYS.weixinInit, String(kept.state.init));
    },
    takeCode: takeReturnedCode,
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    fetchUser: (code) => getWxUserInfo(client, { code }),
    thirdLogin: async (user) => {
      const uid = readBindingUid();
      if (uid) return bindUser(client, uid, user);
      const login = await thirdLogin(client, user);
      if (!login.ok) return false;
      const { setMember } = await import('./memberSession.ts');
      setMember(login.value);
      return true;
    },
    makeState: () =>
      Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join(''),
    leave: async (state) => {
      // The site's configuration may name the app, or another one since the page was built.
      const appId = (await loadSiteSwitches(settings))?.wxAppId || wxAppId;
      if (!appId) return 'failed';
      return navigateToConsent((back) => formatAuthorizeUrl(wxAuthorizeUrl, appId, back, state));
    },
    showError: (key) => void loadActionMessages(readPageLocale()).then((t) => showToast(t(key))),
  });
}

/** Shows the popup exactly while an authorisation is running. */
function showWhileAuthorizing(): void {
  let hide: (() => void) | undefined;
  $authorizeStatus.subscribe((status) => {
    hide?.();
    hide = undefined;
    if (status !== 1) return;
    void loadActionMessages(readPageLocale()).then((t) => {
      if ($authorizeStatus.get() === 1) hide ??= showAuthorizing(t('host.authorizing'));
    });
  });
}
