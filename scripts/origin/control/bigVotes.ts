import { Hono } from 'hono';
import { findBigVote, listBigVoteBallots } from '../store/bigVotes.ts';
import { readVerifyAnswer } from '../store/codes.ts';
import { addOverrides, parseOverrides } from '../store/overrides.ts';
import { type ControlParts, type Env, readJson, refuse } from './controlParts.ts';

const NAMES = ['startsAt', 'endsAt', 'dayLimit'] as const;

/** Serves /control/vote, /control/casts and /control/verifyCode: the votes of activities. */
export function createBigVoteControl({ db }: ControlParts): Hono<Env> {
  const control = new Hono<Env>();

  /** `{id, startsAt?, endsAt?, dayLimit?}`, times in epoch ms; valid until the next reset. */
  control.post('/vote', async (c) => {
    const body = await readJson(c);
    const vote = findBigVote(db, Number(body.id));
    if (!vote) return refuse(c, 'id is that of a vote of an activity');
    const values = parseOverrides(body, NAMES);
    if (!values) return refuse(c, `${NAMES.join(', ')} are whole numbers`);
    addOverrides(db, 'vote', vote.id, values);
    return c.json({ ok: true });
  });

  /** Lists the ballots of the vote `id` and the counts of its options. */
  control.get('/casts', (c) => {
    const vote = findBigVote(db, Number(c.req.query('id')));
    return vote
      ? c.json(listBigVoteBallots(db, vote.id))
      : refuse(c, 'id is that of a vote of an activity');
  });

  control.get('/verifyCode', (c) =>
    c.json({ answer: readVerifyAnswer(db, c.req.query('codeId') ?? '') }),
  );

  return control;
}
