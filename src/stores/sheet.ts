import { atom } from 'nanostores';
import type { ActKey } from '../i18n/translate.ts';
import type { Comment, WritableSource } from '../model/comment/types.ts';

/** What a comment is written on, or in answer to. */
export interface ComposeTarget {
  readonly articleId: string;
  /** 0 article, 1 broadcast, 2 report in it, 3 digital newspaper (spec section 9). */
  readonly source: WritableSource;
  /** null for a comment on the article itself. */
  readonly parent: Comment | null;
}

/** A sheet that rises from below. One may open over another (login over the composer). */
export type SheetRequest =
  | { readonly kind: 'login'; readonly reason?: ActKey | undefined }
  | { readonly kind: 'compose'; readonly target: ComposeTarget }
  | { readonly kind: 'share' }
  | { readonly kind: 'poster' }
  | { readonly kind: 'report'; readonly comment: Comment; readonly target: ComposeTarget }
  | {
      readonly kind: 'confirm';
      readonly title: ActKey;
      /** The word on the button that does it. */
      readonly action: ActKey;
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
export const confirm = (title: ActKey, action: ActKey): Promise<boolean> =>
  new Promise((answer) => openSheet({ kind: 'confirm', title, action, answer }));
