import { readTestPorts } from '../../scripts/test/testEnvironment.ts';
import type { MemberTokens } from '../../src/model/session/normaliseSession.ts';

/** Logs a member in at the tested site's origin; returns the tokens, as a login by phone does. */
export async function loginMember(phone: string, nickname = '江边读报人'): Promise<MemberTokens> {
  const answer = await fetch(`http://localhost:${readTestPorts().origin}/control/member`, {
    method: 'POST',
    body: JSON.stringify({ phone, nickname }),
  });
  if (!answer.ok) throw new Error(`the origin made no member: ${await answer.text()}`);
  const login = (await answer.json()) as Record<keyof MemberTokens, string | number>;
  return {
    uid: String(login.uid),
    userid: String(login.userid),
    token: String(login.token),
    accessToken: String(login.accessToken),
    refreshToken: String(login.refreshToken),
  };
}
