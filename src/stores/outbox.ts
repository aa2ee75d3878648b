import { atom, type ReadableAtom } from 'nanostores';
import { LATER_STORED } from '../host/laterKeys.ts';
import { warnOnLeave } from '../host/leaveWarning.ts';
import { isOnline, onMaybeOnline } from '../host/network.ts';
import { readSettings } from '../host/settings.ts';
import { listStored, readStored, removeStored, STORED, writeStored } from '../host/storage.ts';
import { onOtherTab, onStoredPrefix } from '../host/tabs.ts';
import { showToast } from '../host/toast.ts';
import type { ActKey } from '../i18n/translate.ts';
import type { CastAnswer } from '../model/bigVote/answer.ts';
import { POST_SOURCE } from '../model/comment/rules.ts';
import { draftOfWrite } from '../model/form/ofWrite.ts';
import { SENDING_HOLD_MS } from '../model/outbox/pauses.ts';
import { createOutbox, type Outbox } from '../model/outbox/queue.ts';
import { isSaidBySession } from '../model/outbox/said.ts';
import { WRITE_PREFIX } from '../model/outbox/storage.ts';
import { doneOf } from '../model/outbox/things.ts';
import type { Write, WriteKind, WriteOutcome, WritePayloads } from '../model/outbox/types.ts';
import { createPointsEvent, type PendingPointsEvent } from '../model/points/pendingEvents.ts';
import { openClient, openSession } from './client.ts';
import { markDone } from './done.ts';
import { keepUnsentComment } from './drafts.ts';
import { formDrafts } from './formDrafts.ts';
import { openActWords, pageLocale } from './language.ts';
import { attemptWrite } from './outboxCalls.ts';
import { hasPendingPoints, keepPendingPoints } from './pendingPoints.ts';
import { $session, loadSession } from './session.ts';
import { createTabLock, makeRandomName } from './tabLock.ts';
import { openTokens } from './tokens.ts';

const $list = atom<readonly Write[]>([]);

/** What readers did in this browser and the server has not answered yet, the oldest first. */
export const $pending: ReadableAtom<readonly Write[]> = $list;

let outbox: Outbox | undefined;

/**
 * Keeps what a reader did until the server has answered, over reloads and without a
 * network. Resolves when it has, or with `kept` when it will take longer: then the reader
 * is told later what became of it.
 */
export function send<K extends WriteKind>(
  kind: K,
  payload: WritePayloads[K],
): Promise<WriteOutcome> {
  return open().send(kind, payload);
}

/** Sends what waits, of this page and of earlier ones. */
export function drain(): void {
  void open().drain();
}

function open(): Outbox {
  outbox ??= start();
  return outbox;
}

function start(): Outbox {
  const lock = createTabLock(LATER_STORED.outboxLease, SENDING_HOLD_MS);
  const created = createOutbox({
    storage: {
      keys: () => listStored('outbox'),
      get: (key) => readStored(key),
      set: (key, value) => writeStored(key, value),
      remove: (key) => removeStored(key),
    },
    now: Date.now,
    makeKey: makeRandomName,
    attempt,
    lock,
    later: (run, ms) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    isOnline,
    member: readUid,
    onChange: (pending, isOnlyHere) => {
      warnOnLeave('outbox', isOnlyHere);
      $list.set(pending);
    },
    keepDraft,
    onSettled,
    onExpired: () => tell('write.expired'),
  });
  onMaybeOnline(() => void created.drain());
  onStoredPrefix(WRITE_PREFIX, created.hear);
  openTokens().onMember(() => void created.drain());
  onOtherTab([STORED.memberTokens], () => void created.drain());
  $list.set(created.list());
  // Of pages that were closed before their points were credited.
  if (readUid() !== '' && hasPendingPoints()) credit();
  // Without a network they could not be asked for any more.
  openActWords(pageLocale()).catch(() => {});
  openSession(readSettings()).catch(() => {});
  return created;
}

const readUid = (): string => openTokens().readMember()?.uid ?? '';

function attempt(write: Write) {
  loadSession();
  const session = $session.get();
  const writer =
    session.state === 'member'
      ? { userId: session.member.uid, userName: session.member.nickname }
      : { userId: '0', userName: '' };
  return attemptWrite(openClient(readSettings()), write, writer);
}

function onSettled(write: Write, outcome: WriteOutcome, late: boolean): void {
  if (outcome.state === 'done' || outcome.state === 'already') {
    const done = doneOf(write);
    if (done) markDone(done.kind, done.id, done.done);
    if (outcome.state === 'done') {
      void record(write);
      earn(write);
    }
    if (outcome.state === 'done' && write.kind === 'tipoff') void keepTip(write, outcome.value);
    if (outcome.state === 'done' && write.kind === 'bigVote') void showCast(write, outcome.value);
    // Who waits for it shows it in its own place.
    if (late) tell('write.sent');
  } else if (outcome.state === 'refused') {
    const done = doneOf(write);
    if (late && done) markDone(done.kind, done.id, !done.done);
    if (late && !isSaidBySession(outcome.status)) tell('write.refused', outcome.message);
  }
}

/** Keeps what will not be sent after all as a draft of its form; false where only this page has it. */
function keepDraft(write: Write): boolean {
  return isComment(write) ? keepUnsentComment(write) : keepUnsentForm(write);
}

const isComment = (write: Write): write is Write<'comment'> => write.kind === 'comment';

function keepUnsentForm(write: Write): boolean {
  const found = draftOfWrite(write);
  if (!found) return true;
  return formDrafts.addUnsent(found.name, { key: write.key, draft: found.draft });
}

/** The way back to a tip is its page, for who is not logged in too. */
async function keepTip({ payload, at }: Write, value: unknown): Promise<void> {
  const [{ rememberTip }, { readSent }] = await Promise.all([
    import('./people/sentTips.ts'),
    import('../model/outbox/sent.ts'),
  ]);
  const { id } = readSent(value);
  if (id) rememberTip({ id, title: (payload as WritePayloads['tipoff']).title, at });
}

/** Credits what a write may have earned; written down first, for this page may be closed. */
function earn(write: Write): void {
  const event = createPointsEvent(write, Date.now());
  if (event === null) return;
  keepPendingPoints(event);
  credit(event);
}

function credit(last?: PendingPointsEvent): void {
  import('./pointDeeds.ts')
    .then(({ creditPoints }) => creditPoints(readSettings(), last))
    .catch(() => {});
}

/** A vote that was sent late changes what this reader has left, wherever that stands. */
async function showCast({ payload }: Write, value: unknown): Promise<void> {
  const { takeAnswer } = await import('./bigVote/cast.ts');
  takeAnswer((payload as WritePayloads['bigVote']).voteId, value as CastAnswer);
}

/** Statistics hear of what has succeeded (spec section 3). */
async function record({ kind, payload }: Write): Promise<void> {
  const { recordAct } = await import('./statistics.ts');
  if (kind === 'comment') {
    const { source, articleId } = payload as WritePayloads['comment'];
    if (source !== POST_SOURCE) recordAct('comment', articleId);
  }
  if (kind !== 'praise') return;
  const { object, id, cancel } = payload as WritePayloads['praise'];
  // The analytics host knows articles alone: neither comments nor posts.
  if (object !== 1 && object !== POST_SOURCE && !cancel) recordAct('like', id);
}

function tell(words: ActKey, why = ''): void {
  openActWords(pageLocale()).then(
    (t) => showToast(why ? `${t(words)} ${why}` : t(words)),
    () => {},
  );
}
