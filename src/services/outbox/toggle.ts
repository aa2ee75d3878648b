import { showToast } from '../../host/toast.ts';
import type { ActionMessageKey, ActionTranslate } from '../../i18n/translate.ts';
import { decideKeptMessage } from '../../model/outbox/decideKeptMessage.ts';
import type { WriteOutcome } from '../../model/outbox/outboxTypes.ts';
import { describeWrite, type ToggleKind, type WritePayloads } from '../../writes/writeTable.ts';
import { loadActionMessages, readPageLocale } from '../loadMessages.ts';
import { readUid } from '../session/tokenStore.ts';
import { formatWriteRefusal } from './formatWriteRefusal.ts';
import { changeMark } from './markStore.ts';
import { send } from './outbox.ts';

/** An outcome for which a toast may be shown. */
export type NotifiedOutcome = Exclude<WriteOutcome, { readonly state: 'done' }>;

interface Toggle<K extends ToggleKind> {
  readonly kind: K;
  /** With `cancel` when the reader undoes it. */
  readonly payload: WritePayloads[K];
  /** Sets the state of what the page shows (buttons); not needed where that follows the marks. */
  readonly show?: (on: boolean) => void;
  /** Adds to the count that the page shows. */
  readonly count?: (step: 1 | -1) => void;
  /** Whether the page has shown and counted it before this code was loaded. */
  readonly isShown?: boolean;
  /** The toast when the server had it before; without it there is none. */
  readonly already?: ActionMessageKey;
  /** Returns the text of the toast, '' for none; for kinds with texts of their own. */
  readonly formatOutcome?: (t: ActionTranslate, outcome: NotifiedOutcome, on: boolean) => string;
}

/**
 * Does or undoes a like, a favourite, a follow. It is stored and shown at once, and reverted when
 * the server refuses it. When the server had it before, only the count is reverted, because the
 * number of the server includes it.
 */
export async function toggle<K extends ToggleKind>(options: Toggle<K>): Promise<void> {
  const { kind, payload, show, count, isShown = false, already } = options;
  const on = !payload.cancel;
  const step = on ? 1 : -1;
  const mark = describeWrite(kind).markOf?.(payload).mark;
  const uid = readUid();
  if (mark) changeMark(mark, on, uid);
  if (!isShown) {
    show?.(on);
    count?.(step);
  }
  const outcome = await send(kind, payload);
  if (outcome.state === 'done') return;
  if (outcome.state === 'refused') {
    if (mark) changeMark(mark, !on, uid);
    show?.(!on);
  }
  if (outcome.state !== 'kept') count?.(on ? -1 : 1);
  const t = await loadActionMessages(readPageLocale());
  const text =
    options.formatOutcome?.(t, outcome, on) ?? formatOutcome(t, outcome, on ? already : undefined);
  if (text) showToast(text);
}

function formatOutcome(
  t: ActionTranslate,
  outcome: NotifiedOutcome,
  already: ActionMessageKey | undefined,
): string {
  switch (outcome.state) {
    case 'kept':
      return t(decideKeptMessage(outcome, 'write.kept', 'write.keptHere'));
    case 'refused':
      return formatWriteRefusal(t, outcome, 'write.refused', 'before');
    case 'already':
      return already ? t(already) : '';
  }
}
