import { readSettings } from '../../host/settings.ts';
import { showToast } from '../../host/toast.ts';
import type { ActTranslate } from '../../i18n/translate.ts';
import { decideKeptMessage, isSaidBySession } from '../../model/outbox/said.ts';
import type { DoneKind } from '../../model/outbox/things.ts';
import type { WriteOutcome } from '../../model/outbox/types.ts';
import { markDone } from '../../stores/done.ts';
import { openActWords, pageLocale } from '../../stores/language.ts';
import { showDone } from './shown.ts';

interface Toggled {
  readonly kind: DoneKind;
  readonly id: string;
  /** What the reader wants: to have done it, or not to have. */
  readonly on: boolean;
  readonly send: () => Promise<WriteOutcome>;
  /** Puts the buttons of the page in that state. */
  readonly show: (on: boolean) => void;
  /** What is said when the server knew that it is done. */
  readonly already?: (t: ActTranslate) => string;
}

/**
 * Does or undoes something: remembered at once and taken back when the server refuses.
 * Its buttons show it already.
 */
export async function toggle({ kind, id, on, send, show, already }: Toggled): Promise<void> {
  markDone(kind, id, on);
  showDone(readSettings());
  const outcome = await send();
  if (outcome.state === 'done') return;
  if (outcome.state === 'refused') {
    markDone(kind, id, !on);
    show(!on);
    if (isSaidBySession(outcome.status)) return;
  }
  const words = sayOutcome(await openActWords(pageLocale()), outcome, on ? already : undefined);
  if (words) showToast(words);
}

function sayOutcome(t: ActTranslate, outcome: WriteOutcome, already: Toggled['already']): string {
  switch (outcome.state) {
    case 'kept':
      return t(decideKeptMessage(outcome, 'write.kept', 'write.keptHere'));
    case 'refused':
      return `${t('write.refused')} ${outcome.message}`.trim();
    case 'already':
      return already?.(t) ?? '';
    case 'done':
      return '';
  }
}
