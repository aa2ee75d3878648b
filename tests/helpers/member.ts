import { randomInt } from 'node:crypto';
import type { Page } from 'playwright/test';
import { readTestPorts } from '../../scripts/test/environment.ts';
import { LATER_STORED } from '../../src/host/laterKeys.ts';
import { STORED } from '../../src/host/storage.ts';
import type { Member } from '../../src/model/member/types.ts';
import type { MemberTokens } from '../../src/model/session/types.ts';
import { loginMember } from './session.ts';

const EMPTY_PAGE = { contentType: 'text/html', body: '<link rel="icon" href="data:,">' };
const ORIGIN = `http://localhost:${readTestPorts().origin}`;

/** Returns a new phone number: the origin sends only one code a minute to a number. */
export const freshPhone = (): string => `139${String(randomInt(100_000_000)).padStart(8, '0')}`;

/** Returns the code that the origin last sent to a phone. Throws when it has sent none. */
export async function readCode(phone: string): Promise<string> {
  const answer = await fetch(`${ORIGIN}/control/code?phone=${phone}`);
  const { code } = (await answer.json()) as { code: string | null };
  if (code === null) throw new Error(`the origin has sent no code to ${phone}`);
  return code;
}

/** Calls the origin's login server; returns the `value` of its response. */
export async function askSso(
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
export async function enterAsMember(
  page: Page,
  { phone = freshPhone(), ...shown }: Partial<Member> = {},
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
  await keepLogin(page, tokens, member);
  return member;
}

/** Writes a login to the storage that all pages of the browser context share. */
export async function keepLogin(page: Page, tokens: MemberTokens, member: Member): Promise<void> {
  const stored: Record<string, string> = {
    [STORED.memberTokens]: JSON.stringify(tokens),
    [LATER_STORED.member]: JSON.stringify(member),
  };
  // A document without code under the site's origin, to write to the site's storage.
  await page.route('**/storage', (route) => route.fulfill(EMPTY_PAGE));
  await page.goto('storage');
  await page.evaluate((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, stored);
}
