import { atom } from 'nanostores';
import type { ActionMessageKey } from '../i18n/translate.ts';
import type {
  BallotProblem,
  BallotVerification,
  Candidate,
} from '../model/bigVote/bigVoteTypes.ts';
import type { BigVote } from '../model/bigVote/normaliseBigVote.ts';
import type { Comment, CommentSource } from '../model/comment/commentTypes.ts';
import type { Attached } from '../model/community/attached.ts';
import type { AddresseeKind } from '../model/community/communityTypes.ts';
import type { WriteOutcome } from '../model/outbox/outboxTypes.ts';
import type { ShareCard } from '../model/share/shareTypes.ts';

/** What a comment is written on, or the comment that it replies to. */
export interface ComposeTarget {
  readonly articleId: string;
  /** 0 article, 1 broadcast, 2 report in it, 3 digital newspaper, 18 post (product 9.14). */
  readonly source: CommentSource;
  /** null for a comment on the article itself. */
  readonly parent: Comment | null;
}

/** What a login is for: a message that every sheet has, or a text of the page. */
export type LoginReason = ActionMessageKey | { readonly text: string };

/** A form of the community pages. */
export interface FormRequest {
  readonly kind: 'form';
  readonly form: 'post' | 'question' | 'tipoff' | 'contribution';
  /**
   * Id of the circle, of the topic, account or reporter that is asked, or of the call for
   * contributions; '' for a tip-off.
   */
  readonly id: string;
  /** What kind of recipient the question is addressed to. */
  readonly of?: AddresseeKind | undefined;
  /** Name for the title of the form. */
  readonly name?: string | undefined;
  /** First content of the form when there is no draft. */
  readonly initial?:
    | {
        readonly values?: Readonly<Record<string, string>> | undefined;
        readonly files?: readonly Attached[] | undefined;
      }
    | undefined;
}

/** What a vote requires before it counts: a code, and data of the voter. */
export interface BallotCheckRequest {
  readonly kind: 'ballotCheck';
  readonly vote: BigVote;
  readonly candidates: readonly Candidate[];
  readonly needsCode: boolean;
  /** Why the attempt without this form was refused. */
  readonly problem: BallotProblem | null;
  /** Returns null when nothing has to be corrected; the sheet then closes. */
  readonly send: (given: BallotVerification) => Promise<BallotProblem | null>;
  readonly onClosed: () => void;
}

/** The result of a vote. */
export interface BallotResultRequest {
  readonly kind: 'ballotResult';
  readonly vote: BigVote;
  readonly candidates: readonly Candidate[];
}

/** The sheets. A sheet may open over another one (login over the composer). */
export type SheetRequest =
  | { readonly kind: 'login'; readonly reason?: LoginReason | undefined }
  | { readonly kind: 'compose'; readonly target: ComposeTarget }
  | {
      readonly kind: 'share';
      /** A card that is shared instead of the page, and what the QR code of its poster is for. */
      readonly card?: ShareCard | undefined;
      readonly hint?: string | undefined;
    }
  | { readonly kind: 'look' }
  | { readonly kind: 'sections' }
  | {
      readonly kind: 'poster';
      readonly card?: ShareCard | undefined;
      /** What the QR code is for, when it does not lead to the text. */
      readonly hint?: string | undefined;
    }
  | BallotCheckRequest
  | BallotResultRequest
  | FormRequest
  | {
      readonly kind: 'report';
      /** The beginning of the reported text. */
      readonly quote: string;
      /** Sends the reason to the editors; returns null on success, else the refusal. */
      readonly send: (
        reason: string,
      ) => Promise<Extract<WriteOutcome, { state: 'refused' }> | null>;
    }
  | {
      readonly kind: 'confirm';
      readonly title: string;
      /** Label of the button that confirms. */
      readonly action: string;
      readonly answer: (yes: boolean) => void;
    };

/** The open sheets, the top one last. */
export const $sheets = atom<readonly SheetRequest[]>([]);

/** Each is called once, when a sheet is shown, or closed before that. */
const shownListeners = new Set<() => void>();

/**
 * Opens a sheet. Resolves when one is shown or closed, so that the control that opens it is busy until
 * then; never when its code does not load, which ends the tap (host/runTap.ts).
 */
export const openSheet = (request: SheetRequest): Promise<void> =>
  new Promise((resolve) => {
    const open = $sheets.get();
    if (open.some(({ kind }) => kind === request.kind)) return resolve();
    shownListeners.add(resolve);
    $sheets.set([...open, request]);
  });

/** Resolves what `openSheet` has returned; called when a sheet is shown or closed. */
export function reportSheetShown(): void {
  for (const listener of shownListeners) listener();
  shownListeners.clear();
}

/** Closes a sheet; without an argument the top one. */
export function closeSheet(request?: SheetRequest): void {
  const open = $sheets.get();
  const closing = request ?? open[open.length - 1];
  $sheets.set(open.filter((sheet) => sheet !== closing));
  // It may close before it is shown.
  reportSheetShown();
}

/** Opens a confirmation for what cannot be undone; resolves with false when it is closed. */
export const requestConfirmation = (title: string, action: string): Promise<boolean> =>
  new Promise((answer) => void openSheet({ kind: 'confirm', title, action, answer }));
