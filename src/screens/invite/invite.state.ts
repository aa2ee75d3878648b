import { atom } from 'nanostores';
import { getInviteCode, inviteConfig } from '../../api/calls/invites.ts';
import type { Client } from '../../api/client.ts';
import type { ApiError } from '../../api/errors.ts';
import { asMissing } from '../../api/missingError.ts';
import { formatFormDraftKey } from '../../model/form/formDraft.ts';
import {
  type InviteFacts,
  type Inviter,
  parseInviteAnswer,
} from '../../model/invite/normaliseInvite.ts';
import type { Member } from '../../model/member/memberTypes.ts';
import type { WriteOutcome } from '../../model/outbox/outboxTypes.ts';
import { fail, ok, type Result } from '../../model/result.ts';
import { formDrafts } from '../../services/outbox/drafts.ts';
import { send } from '../../services/outbox/outbox.ts';
import { $session, loadSession } from '../../services/session/memberSession.ts';
import type { Settings } from '../../settings.ts';
import { createSinglePage, loadWithConfig } from '../../state/singlePage.ts';

/** The member's own code; anonymous readers see only what an invitation brings. */
export interface InviteData {
  /** null for anonymous readers. */
  readonly own: { readonly code: string; readonly member: Inviter } | null;
  /** null when the server did not send them. */
  readonly facts: InviteFacts | null;
}

export const invite = createSinglePage<InviteData>();

/** The member that the page was loaded for; '' for none. */
const $uid = atom('');

function readMember() {
  loadSession();
  const session = $session.get();
  return session.state === 'member' ? session.member : null;
}

export function loadInvitePage(settings: Settings): Promise<void> {
  const member = readMember();
  $uid.set(member?.uid ?? '');
  return invite.load(settings, (client) => loadWithConfig(client, requestInvite(client, member)));
}

/** Loads the page again when another member has logged in, or none is logged in any more. */
export function reloadForMember(settings: Settings): void {
  if ((readMember()?.uid ?? '') !== $uid.get()) void loadInvitePage(settings);
}

async function requestInvite(
  client: Client,
  member: Member | null,
): Promise<Result<InviteData, ApiError>> {
  const uid = member?.uid ?? '';
  const [code, told] = await Promise.all([
    member && getInviteCode(client, { uid }),
    inviteConfig(client, { uid }),
  ]);
  // The code is the purpose of the page; the numbers beside it may be missing.
  const facts = told.ok ? told.value : null;
  if (member && code) {
    const known = { uid, name: member.nickname, icon: member.icon };
    return code.ok
      ? ok({ own: { code: code.value, member: facts?.inviter ?? known }, facts })
      : code;
  }
  const isFailed = !told.ok && asMissing(told.error).kind !== 'empty';
  return isFailed ? fail(told.error) : ok({ own: null, facts });
}

const DRAFT = formatFormDraftKey('inviteCode', '');

/** Returns the code that was typed and not sent, kept over reloads. */
export const readTypedCode = (): string => formDrafts.read(DRAFT).values.code ?? '';
export const saveTypedCode = (code: string): void =>
  formDrafts.save(DRAFT, { values: { code }, place: null, files: [] });

/** Outcome of entering a code. */
export type InviteCodeOutcome =
  | { readonly state: 'done'; readonly score: number }
  | Extract<WriteOutcome, { state: 'kept' }>
  | { readonly state: 'used' | 'unknown' | 'own' }
  | { readonly state: 'refused'; readonly message: string };

/** Sends the code by which this member was invited. */
export async function submitInviteCode(code: string): Promise<InviteCodeOutcome> {
  const entered = decideInviteCodeOutcome(await send('inviteCode', { code }));
  if (entered.state === 'done') saveTypedCode('');
  return entered;
}

function decideInviteCodeOutcome(outcome: WriteOutcome): InviteCodeOutcome {
  switch (outcome.state) {
    case 'done':
      return { state: 'done', score: readScore(outcome.value) };
    case 'kept':
      return outcome;
    case 'already':
      return { state: 'used' };
    case 'refused':
      return outcome.reason === 'unknown' || outcome.reason === 'own'
        ? { state: outcome.reason }
        : { state: 'refused', message: outcome.message };
  }
}

/** Parses the answer again: it may come from the storage, where another tab saved it. */
const readScore = (value: unknown): number => parseInviteAnswer(value).score;
