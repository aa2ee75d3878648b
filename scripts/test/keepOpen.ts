const DAY_MS = 86_400_000;

/** What tests take part in, by the edition's ids. */
const ACTIVITIES = [6002, 6009, 6011, 6012];
const VOTES = [8101, 8102, 8105];

/** The edition has dates: activities and votes that tests take part in are open on any day. */
export async function keepOpen(originPort: number): Promise<void> {
  const now = Date.now();
  const set = async (name: string, values: object) => {
    const address = `http://localhost:${originPort}/control/${name}`;
    const answer = await fetch(address, { method: 'POST', body: JSON.stringify(values) });
    if (!answer.ok) throw new Error(`${name}: ${await answer.text()}`);
  };
  const until = { endsAt: now + 60 * DAY_MS };
  for (const id of ACTIVITIES) {
    const signUp = { signUpFrom: now - DAY_MS, signUpUntil: now + 30 * DAY_MS };
    await set('activity', { id, ...signUp, ...until, voucherUntil: until.endsAt });
  }
  for (const id of VOTES) await set('vote', { id, startsAt: now - DAY_MS, ...until });
}
