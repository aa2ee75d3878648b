import * as STORAGE_KEYS from '../../src/host/storageKeys.ts';

/** Logs in a member at the benchmark's origin; returns the session as the browser stores it. */
export async function logInAsMember(apiUrl: string): Promise<Readonly<Record<string, string>>> {
  const nickname = '江边读报人';
  const phone = '13900000001';
  const answer = await fetch(new URL('/control/member', apiUrl), {
    method: 'POST',
    body: JSON.stringify({ phone, nickname }),
  });
  if (!answer.ok) throw new Error(`the origin made no member: ${await answer.text()}`);
  const { uid, userid, ...tokens } = (await answer.json()) as Record<string, string | number>;
  const member = {
    uid: `${uid}`,
    userId: `${userid}`,
    nickname,
    icon: '',
    phone,
    hasPassword: true,
  };
  return {
    [STORAGE_KEYS.memberTokens]: JSON.stringify({ uid: `${uid}`, userid: `${userid}`, ...tokens }),
    [STORAGE_KEYS.member]: JSON.stringify(member),
  };
}
