import { atom } from 'nanostores';
import type { ActKey, PeopleKey } from '../i18n/translate.ts';
import type { BigVote } from '../model/bigVote/types.ts';
import type { Comment, WritableSource } from '../model/comment/types.ts';
import type { AskedKind, Attached } from '../model/people/types.ts';
import type { ShareCard } from '../model/share/types.ts';
import type { Candidate, CastGiven, CastProblem } from './bigVote/cast.ts';

/** What a comment is written on, or in answer to. */
export interface ComposeTarget {
  readonly articleId: string;
  /** 0 article, 1 broadcast, 2 report in it, 3 digital newspaper, 18 post (product 9.14). */
  readonly source: WritableSource;
  /** null for a comment on the article itself. */
  readonly parent: Comment | null;
}

/** What a login is for: a word that every sheet knows, or words of a page's own. */
export type LoginReason = ActKey | { readonly text: string };

/** A form of the pages about people. */
export interface FormRequest {
  readonly kind: 'form';
  readonly form: 'post' | 'question' | 'tipoff' | 'contribution';
  /** Of the circle, of whom is asked, of the call for contributions; '' for a tip. */
  readonly id: string;
  /** Whom a question is asked of. */
  readonly of?: AskedKind | undefined;
  /** What it is called, for the form's title. */
  readonly name?: string | undefined;
  /** What stands in it where nothing was begun. */
  readonly initial?:
    | {
        readonly values?: Readonly<Record<string, string>> | undefined;
        readonly files?: readonly Attached[] | undefined;
      }
    | undefined;
}

/** What a vote asks before it counts: a code, and who votes. */
export interface CastCheckRequest {
  readonly kind: 'castCheck';
  readonly vote: BigVote;
  readonly candidates: readonly Candidate[];
  readonly needsCode: boolean;
  /** What was wrong with a vote that asked nothing. */
  readonly problem: CastProblem | null;
  /** null when there is nothing to mend: the sheet then goes. */
  readonly send: (given: CastGiven) => Promise<CastProblem | null>;
  readonly onGone: () => void;
}

/** What came of a vote. */
export interface CastResultRequest {
  readonly kind: 'castResult';
  readonly vote: BigVote;
  readonly candidates: readonly Candidate[];
}

/** A sheet that rises from below. One may open over another (login over the composer). */
export type SheetRequest =
  | { readonly kind: 'login'; readonly reason?: LoginReason | undefined }
  | { readonly kind: 'compose'; readonly target: ComposeTarget }
  | {
      readonly kind: 'share';
      /** What is shared in the place of the page, and what its poster's code is for. */
      readonly card?: ShareCard | undefined;
      readonly hint?: string | undefined;
    }
  | {
      readonly kind: 'poster';
      readonly card?: ShareCard | undefined;
      /** Says what its code is for, where it is not for reading on. */
      readonly hint?: string | undefined;
    }
  | CastCheckRequest
  | CastResultRequest
  | FormRequest
  | {
      readonly kind: 'report';
      /** The beginning of what is reported. */
      readonly quote: string;
      /** Hands the reason to the editors; null when they will see it, else why not. */
      readonly send: (reason: string) => Promise<string | null>;
    }
  | {
      readonly kind: 'confirm';
      readonly title: PeopleKey;
      /** The word on the button that does it. */
      readonly action: PeopleKey;
      readonly answer: (yes: boolean) => void;
    };

/** The open sheets, the top one last. */
export const $sheets = atom<readonly SheetRequest[]>([]);

export function openSheet(request: SheetRequest): void {
  const open = $sheets.get();
  if (open.some(({ kind }) => kind === request.kind)) return;
  $sheets.set([...open, request]);
}

/** Closes this sheet; the top one when none is named. */
export function closeSheet(request?: SheetRequest): void {
  const open = $sheets.get();
  const closing = request ?? open[open.length - 1];
  $sheets.set(open.filter((sheet) => sheet !== closing));
}

/** Asks before something that cannot be undone; false when the reader closes the sheet. */
export const confirm = (title: PeopleKey, action: PeopleKey): Promise<boolean> =>
  new Promise((answer) => openSheet({ kind: 'confirm', title, action, answer }));
