import type { DatabaseSync } from 'node:sqlite';
import { ACTIVITY_OVERRIDES, findActivity } from '../calls/activities.ts';
import { listRecords } from '../calls/events.ts';
import { favourites } from '../calls/favourites.ts';
import { ballots } from '../calls/votes.ts';
import { transact } from '../database.ts';
import { findArticle } from '../store/articles.ts';
import { findBigVote, listBigVoteBallots } from '../store/bigVotes.ts';
import { comments } from '../store/comments.ts';
import { likes } from '../store/counters.ts';
import { follows } from '../store/follows.ts';
import { addOverrides, type OverrideKind, parseOverrides } from '../store/overrides.ts';
import { listMemberQuestions } from '../store/questions.ts';
import { listReadersSignUps } from '../store/signUps.ts';
import {
  findWriting,
  listWritten,
  removeWriting,
  setWritingState,
  type WritingKind,
} from '../store/writings.ts';
import type { ControlCalls, ControlRequest } from './controlParts.ts';

const VOTE_OVERRIDES = ['startsAt', 'endsAt', 'dayLimit'] as const;
const NO_VOTE = 'id is that of a vote of an activity';
const KINDS: readonly WritingKind[] = ['post', 'moment', 'tipoff', 'contribution'];
const MAX_STATE = 3;

/** What readers sent, and what editors make of it; times are in epoch ms. */
export const storedControl: ControlCalls = {
  /** Lists readers' writes on an article. */
  'GET /stored': ({ db }, { query }) => {
    const articleId = Number.parseInt(query('articleId'), 10);
    return Number.isSafeInteger(articleId) ? listStored(db, articleId) : 'articleId is a number';
  },

  'GET /asked': ({ db }) => ({ questions: listMemberQuestions(db) }),
  'GET /records': ({ db }) => ({ records: listRecords(db) }),

  /** Sets times, `capacity` and the `stock` of vouchers until the next reset. */
  'POST /activity': ({ db }, { sent }) => {
    const activity = findActivity(db, Number(sent.id));
    if (!activity) return 'id is the id of an activity';
    return override(db, 'activity', activity.id, sent, ACTIVITY_OVERRIDES);
  },

  /** Lists the sign-ups that readers sent to an activity. */
  'GET /entries': ({ db }, { query }) => ({ entries: listReadersSignUps(db, Number(query('id'))) }),

  /** Sets times and the daily limit of a vote until the next reset. */
  'POST /vote': ({ db }, { sent }) => {
    const vote = findBigVote(db, Number(sent.id));
    return vote ? override(db, 'vote', vote.id, sent, VOTE_OVERRIDES) : NO_VOTE;
  },

  /** Lists the ballots of the vote `id` and the counts of its options. */
  'GET /casts': ({ db }, { query }) => {
    const vote = findBigVote(db, Number(query('id')));
    return vote ? listBigVoteBallots(db, vote.id) : NO_VOTE;
  },

  /**
   * `{id, state?, reason?, public?, answer?: {text, unit}, articleId?}` changes a post, moment,
   * tip-off or contribution; `{id, remove: true}` deletes it.
   */
  'POST /writing': ({ db, now }, { sent }) => {
    const writing = findWriting(db, Number(sent.id));
    if (!writing) return 'id is that of a post, moment, tip-off or contribution';
    if (sent.remove === true) {
      transact(db, () => removeWriting(db, writing));
      return undefined;
    }
    const state = Number(sent.state ?? writing.state);
    if (!Number.isInteger(state) || state < 0 || state > MAX_STATE) {
      return `state is a number from 0 to ${MAX_STATE}`;
    }
    const answer = readAnswer(sent.answer, now());
    setWritingState(db, writing.id, state, {
      ...writing.model,
      ...(typeof sent.reason === 'string' && { reason: sent.reason }),
      ...(typeof sent.public === 'boolean' && { public: sent.public }),
      ...(Number.isSafeInteger(sent.articleId) && { article: Number(sent.articleId) }),
      ...(answer && { answer }),
    });
    return undefined;
  },

  /** Lists what readers wrote of a kind, with idempotency keys, and the reports on it. */
  'GET /writings': ({ db }, { query }) => {
    const kind = KINDS.find((one) => one === query('kind'));
    return kind ? listWritten(db, kind) : `kind is one of ${KINDS.join(', ')}`;
  },
};

function override(
  db: DatabaseSync,
  kind: OverrideKind,
  id: number,
  sent: ControlRequest['sent'],
  names: readonly string[],
): string | undefined {
  const values = parseOverrides(sent, names);
  if (!values) return `${names.join(', ')} are whole numbers`;
  addOverrides(db, kind, id, values);
  return undefined;
}

function readAnswer(value: unknown, at: number) {
  if (typeof value !== 'object' || value === null) return null;
  const { text = '', unit = '' } = value as { readonly text?: unknown; readonly unit?: unknown };
  return { text: String(text), unit: String(unit), at, files: [] };
}

/** Lists readers' writes on an article with their idempotency keys. For tests. */
function listStored(db: DatabaseSync, articleId: number) {
  const isOf = (row: { readonly articleId: number }) => row.articleId === articleId;
  const voteId = findArticle(db, articleId)?.model.vote?.id;
  return {
    comments: comments(db)
      .list((row) => isOf(row) && row.byMember)
      .map(({ model, ...row }) => ({ ...row, content: model.text })),
    // Likes of the article (type 0) and of its comments (type 1).
    praises: likes(db)
      .list(({ type, objectId }) =>
        type === 0
          ? objectId === articleId
          : type === 1 && comments(db).get(objectId)?.articleId === articleId,
      )
      .map(nameObject),
    favs: favourites(db).list(isOf).map(nameUser),
    votes: ballots(db)
      .list((row) => row.voteId === voteId)
      .map(({ choices, ...row }) => ({
        ...nameUser(row),
        choices: choices.map(({ question, option }) => `${question}:${option}`),
      })),
    // Articles cannot be followed: these are all stored follows.
    follows: follows(db).list().map(nameObject),
  };
}

/** Names the member as the wire does. */
const nameUser = <T extends { readonly memberId: number }>({ memberId, ...row }: T) => ({
  ...row,
  userId: memberId,
});

/** Names what is liked or followed as the wire does. */
const nameObject = <T extends { readonly memberId: number; readonly objectId: number }>(
  row: T,
) => ({
  ...nameUser(row),
  id: row.objectId,
});
