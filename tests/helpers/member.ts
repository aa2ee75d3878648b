import { randomInt } from 'node:crypto';
import type { Page } from 'playwright/test';
import { readTestPorts } from '../../scripts/test/testEnvironment.ts';
import * as STORAGE_KEYS from '../../src/host/storageKeys.ts';
import type { Member } from '../../src/model/member/memberTypes.ts';
import type { MemberTokens } from '../../src/model/session/normaliseSession.ts';
import { loginMember } from './loginMember.ts';

const EMPTY_PAGE = { contentType: 'text/html', body: '<link rel="icon" href="data:,">' };
const ORIGIN = `http://localhost:${readTestPorts().origin}`;

/** Returns a new phone number: the origin sends only one code a minute to a number. */
export const createPhone = (): string => `139${String(randomInt(100_000_000)).padStart(8, '0')}`;

/** Returns the code that the origin last sent to a phone. Throws when it has sent none. */
export async function readLoginCode(phone: string): Promise<string> {
  const answer = await fetch(`${ORIGIN}/control/code?phone=${phone}`);
  const { code } = (await answer.json()) as { code: string | null };
  if (code === null) throw new Error(`the origin has sent no code to ${phone}`);
  return code;
}

/** Calls the origin's login server; returns the `value` of its response. */
export async function callSso(
  name: string,
  values: Readonly<Record<string, string>>,
): Promise<Record<string, string>> {
  const answer = await fetch(`${ORIGIN}/sso/${name}`, {
    method: 'POST',
    body: new URLSearchParams({ siteid: '1', appID: '1', ...values }),
  });
  return ((await answer.json()) as { value: Record<string, string> }).value;
}

/** Logs a member in for every page of the browser context; returns the member. */
export async function logInAsMember(
  page: Page,
  { phone = createPhone(), ...shown }: Partial<Member> = {},
): Promise<Member> {
  const nickname = shown.nickname ?? '江边读报人';
  const tokens = await loginMember(phone, nickname);
  const member: Member = {
    uid: tokens.uid,
    userId: tokens.userid,
    nickname,
    icon: '',
    phone,
    hasPassword: true,
    ...shown,
  };
  await saveLogin(page, tokens, member);
  return member;
}

/** Writes a login to the storage that all pages of the browser context share. */
export async function saveLogin(page: Page, tokens: MemberTokens, member: Member): Promise<void> {
  const stored: Record<string, string> = {
    [STORAGE_KEYS.memberTokens]: JSON.stringify(tokens),
    [STORAGE_KEYS.member]: JSON.stringify(member),
  };
  // A document without code under the site's origin, to write to the site's storage.
  await page.route('**/storage', (route) => route.fulfill(EMPTY_PAGE));
  await page.goto('storage');
  await page.evaluate((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, stored);
}
