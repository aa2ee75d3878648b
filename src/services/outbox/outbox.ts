import { atom, type ReadableAtom } from 'nanostores';
import { onOtherTab, onStoredPrefix } from '../../host/browserTabs.ts';
import { warnOnLeave } from '../../host/leaveWarning.ts';
import { isOnline, onMaybeOnline } from '../../host/network.ts';
import { readSettings } from '../../host/settings.ts';
import { listStored, readStored, removeStored, writeStored } from '../../host/storage.ts';
import * as STORAGE_KEYS from '../../host/storageKeys.ts';
import { showToast } from '../../host/toast.ts';
import type { ActionTranslate } from '../../i18n/translate.ts';
import { createOutbox, type Outbox } from '../../model/outbox/createOutbox.ts';
import { SENDING_HOLD_MS, type WriteOutcome } from '../../model/outbox/outboxTypes.ts';
import { WRITE_PREFIX } from '../../model/outbox/writeStore.ts';
import { createPointsEvent, type PendingPointsEvent } from '../../model/points/pendingEvents.ts';
import { attemptWrite } from '../../writes/attemptWrite.ts';
import type { RestoredDraft } from '../../writes/writeDescriptor.ts';
import {
  describeWrite,
  isOfKind,
  WRITE_RULES,
  type Write,
  type WriteKind,
  type WritePayloads,
} from '../../writes/writeTable.ts';
import { loadActionMessages, readPageLocale } from '../loadMessages.ts';
import { getApiSession, getClient } from '../pageClient.ts';
import { hasPendingPoints, savePendingPoints } from '../points/pendingPoints.ts';
import { $session, loadSession } from '../session/memberSession.ts';
import { getTokenStore, readUid } from '../session/tokenStore.ts';
import { watchSilentCalls } from '../silentCalls.ts';
import { createTabLock, makeRandomName } from '../tabLock.ts';
import { openCommentDrafts, openFormDrafts } from './drafts.ts';
import { formatWriteRefusal } from './formatWriteRefusal.ts';
import { changeMark } from './markStore.ts';

const $writes = atom<readonly Write[]>([]);

/** The writes of this browser that the server has not answered yet, the oldest first. */
export const $pending: ReadableAtom<readonly Write[]> = $writes;

/**
 * Returns the pending writes of one kind, the oldest first: those of this member, and those that every
 * reader sends.
 */
export function listPending<K extends WriteKind>(kind: K): readonly Write<K>[] {
  const readers = ['', readUid()];
  return $pending
    .get()
    .filter((write): write is Write<K> => isOfKind(write, kind) && readers.includes(write.by));
}

/** A write that the server has answered in this page. */
export interface Settled {
  readonly write: Write;
  readonly outcome: WriteOutcome;
  /** Whether no caller of `send` waits for the outcome any more: it has not been shown. */
  readonly late: boolean;
}

const $lastSettled = atom<Settled | null>(null);

/** The last write that was answered; set before `$pending` loses the write. */
export const $settled: ReadableAtom<Settled | null> = $lastSettled;

let outbox: Outbox<WritePayloads> | undefined;

/**
 * Stores a write until the server has answered, over reloads and without a network. Resolves with
 * the outcome, or with `kept` when it takes longer: then a toast shows the outcome later.
 */
export function send<K extends WriteKind>(
  kind: K,
  payload: WritePayloads[K],
): Promise<WriteOutcome> {
  return getOutbox().send(kind, payload);
}

/** Sends the pending writes, of this page and of earlier ones. */
export function drain(): void {
  void getOutbox().drain();
}

function getOutbox(): Outbox<WritePayloads> {
  outbox ??= createPageOutbox();
  return outbox;
}

function createPageOutbox(): Outbox<WritePayloads> {
  const lock = createTabLock(STORAGE_KEYS.outboxLease, SENDING_HOLD_MS);
  const created = createOutbox<WritePayloads>({
    rules: WRITE_RULES,
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
      $writes.set(pending);
    },
    keepDraft,
    onSettled,
    onExpired: () => showMessage((t) => t('write.expired')),
  });
  onMaybeOnline(() => void created.drain());
  onStoredPrefix(WRITE_PREFIX, created.syncWithStorage);
  const onReader = () => {
    // Lists show other writes than before.
    $writes.set(created.list());
    void created.drain();
  };
  getTokenStore().onMember(onReader);
  onOtherTab([STORAGE_KEYS.memberTokens], onReader);
  $writes.set(created.list());
  // Pages may have been closed before their points were credited.
  if (readUid() !== '' && hasPendingPoints()) creditPendingPoints();
  // Preloaded, because they cannot be loaded once the network is lost.
  loadActionMessages(readPageLocale()).catch(() => {});
  getApiSession(readSettings()).catch(() => {});
  return created;
}

function attempt(write: Write) {
  loadSession();
  const session = $session.get();
  const writer =
    session.state === 'member'
      ? { userId: session.member.uid, userName: session.member.nickname }
      : { userId: '0', userName: '' };
  return attemptWrite(watchSilentCalls(getClient(readSettings())), write, writer);
}

function onSettled(write: Write, outcome: WriteOutcome, late: boolean): void {
  $lastSettled.set({ write, outcome, late });
  const { markOf } = describeWrite(write.kind);
  const change = markOf?.(write.payload);
  if (outcome.state === 'done' || outcome.state === 'already') {
    if (change) changeMark(change.mark, change.isSet, write.by);
    if (outcome.state === 'done') afterStored(write, outcome.value);
    // A caller that waits shows the outcome itself.
    if (late) showMessage((t) => t('write.sent'));
  } else if (outcome.state === 'refused' && late) {
    if (change) changeMark(change.mark, !change.isSet, write.by);
    showMessage((t) => formatWriteRefusal(t, outcome, 'write.refused', 'before'));
  }
}

/**
 * Runs what follows a stored write: points, statistics and the steps of its kind. No failure is
 * shown.
 */
function afterStored(write: Write, answer: unknown): void {
  const { onStored, pointsEvent, statisticsOf } = describeWrite(write.kind);
  const statistics = statisticsOf?.(write.payload);
  if (statistics) {
    import('../statistics/statistics.ts').then(
      ({ recordReaction }) => recordReaction(statistics.event, statistics.articleId),
      ignore,
    );
  }
  if (pointsEvent) creditPointsOf(write, pointsEvent);
  onStored?.(write.payload, answer, write).catch(ignore);
}

const ignore = () => {};

/**
 * Saves a write that will not be sent as a draft of its writer again; returns false when only the memory
 * of this page has it.
 */
function keepDraft({ kind, key, payload, by }: Write): boolean {
  const restored = describeWrite(kind).draftOf?.(payload);
  return !restored || addUnsent(restored, key, by);
}

const addUnsent = ({ of, name, draft }: RestoredDraft, key: string, by: string): boolean =>
  of === 'comment'
    ? openCommentDrafts(by).addUnsent(name, { key, draft })
    : openFormDrafts(by).addUnsent(name, { key, draft });

/** Credits the points of a write; the event is stored first, because the page may be closed. */
function creditPointsOf(write: Write, name: string): void {
  const event = createPointsEvent(name, write, Date.now());
  if (event === null) return;
  savePendingPoints(event);
  creditPendingPoints(event);
}

function creditPendingPoints(last?: PendingPointsEvent): void {
  import('../points/creditPoints.ts')
    .then(({ creditPoints }) => creditPoints(readSettings(), last))
    .catch(ignore);
}

/** Shows a text in the page's language; none for ''. */
function showMessage(format: (t: ActionTranslate) => string): void {
  loadActionMessages(readPageLocale()).then((t) => {
    const text = format(t);
    if (text) showToast(text);
  }, ignore);
}
