import { readTestPorts } from '../../scripts/test/testEnvironment.ts';

const ORIGIN = `http://localhost:${readTestPorts().origin}`;

async function control(name: string, values: object): Promise<void> {
  const body = JSON.stringify(values);
  const answer = await fetch(`${ORIGIN}/control/${name}`, { method: 'POST', body });
  if (!answer.ok) throw new Error(await answer.text());
}

type Numbers = Readonly<Record<string, number>>;

/** Sets times (epoch ms) and the capacity of an activity of the origin. */
export const setActivity = (id: number, values: Numbers): Promise<void> =>
  control('activity', { id, ...values });

/** Sets times (epoch ms) and limits of a vote of the origin. */
export const setVote = (id: number, values: Numbers): Promise<void> =>
  control('vote', { id, ...values });
