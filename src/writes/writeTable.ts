import type { QueuedWrite, WriteRules } from '../model/outbox/outboxTypes.ts';
import { bigVote, hit, satisfy, vote } from './ballots.ts';
import { comment, deleteComment, reportComment } from './comments.ts';
import { contribution, profile, question, signUp, tipoff } from './forms.ts';
import { invitation, inviteCode } from './invitations.ts';
import { deletePost, post, reportPost } from './posts.ts';
import { fav, follow, like, likeVideo } from './toggles.ts';
import type { WriteDescriptor } from './writeDescriptor.ts';

/**
 * All kinds of writes by the names under which readers' browsers store them. Stored names
 * never change: likes are `praise` and `praiseVideo` there, reported comments `report`.
 */
export const WRITES = {
  comment,
  deleteComment,
  report: reportComment,
  praise: like,
  praiseVideo: likeVideo,
  fav,
  follow,
  vote,
  post,
  deletePost,
  reportPost,
  question,
  tipoff,
  contribution,
  satisfy,
  hit,
  invitation,
  inviteCode,
  signUp,
  bigVote,
  profile,
} as const satisfies Readonly<Record<string, WriteDescriptor>>;

export type WriteKind = keyof typeof WRITES;

/** The payload type of each kind, from its descriptor. */
export type WritePayloads = {
  readonly [K in WriteKind]: NonNullable<ReturnType<(typeof WRITES)[K]['parse']>>;
};

export type Write<K extends WriteKind = WriteKind> = QueuedWrite<WritePayloads, K>;

/** Kinds that a reader does and undoes. */
export type ToggleKind = {
  [K in WriteKind]: WritePayloads[K] extends { readonly cancel: boolean } ? K : never;
}[WriteKind];

/** Returns the descriptor of a kind for code that serves all of them. */
export const describeWrite = (kind: WriteKind): WriteDescriptor => WRITES[kind];

/** Own keys only: stored text may be any word, also `constructor`. */
const isKind = (kind: string): kind is WriteKind => Object.keys(WRITES).includes(kind);

/** Whether a write is of this kind; narrows its payload. */
export const isOfKind = <K extends WriteKind>(write: Write, kind: K): write is Write<K> =>
  write.kind === kind;

/** The rules that the queue applies to each kind, from the descriptors. */
export const WRITE_RULES: WriteRules<WritePayloads> = {
  parse: (kind, stored) => {
    const payload = isKind(kind) ? WRITES[kind].parse(stored) : null;
    return isKind(kind) && payload ? { kind, payload } : null;
  },
  dedupeKey: ({ kind, payload }) =>
    `${kind} ${describeWrite(kind).dedupeKey?.(payload) ?? JSON.stringify(payload)}`,
  isToggle: (kind) => describeWrite(kind).isToggle === true,
  isOfMember: (kind) => WRITES[kind].isOfMember,
};
