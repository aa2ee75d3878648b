import { useStore } from '@nanostores/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { readSettings } from '../../../host/settings.ts';
import { showToast } from '../../../host/toast.ts';
import type { PeopleKey, PeopleTranslate } from '../../../i18n/translate.ts';
import { getServerMessage } from '../../../model/failure.ts';
import { type FieldRules, findFieldProblem } from '../../../model/form/fieldRules.ts';
import {
  type FormDraft,
  formatFormDraftKey,
  isEmptyDraft,
  NO_FORM_DRAFT,
} from '../../../model/form/formDraft.ts';
import type { WrittenLocation } from '../../../model/form/location.ts';
import type { Member } from '../../../model/member/types.ts';
import { decideKeptMessage } from '../../../model/outbox/messages.ts';
import { readSent, type Sent } from '../../../model/outbox/sent.ts';
import type { WriteOutcome } from '../../../model/outbox/types.ts';
import type { Attached } from '../../../model/people/types.ts';
import type { MediaRules } from '../../../model/upload/checkFile.ts';
import { formDrafts } from '../../../stores/formDrafts.ts';
import { requireMember } from '../../../stores/session.ts';
import type { FormRequest } from '../../../stores/sheet.ts';
import { type FormUploads, openFormUploads } from '../../../stores/uploads/form.ts';
import type { UploadItem } from '../../../stores/uploads/types.ts';
import { isUnderWay, uploadedFiles } from '../../../stores/uploads/uploads.ts';
import { useOnce } from '../../useOnce.ts';
import { findTrouble, refusedWords } from '../media/words.ts';

/** What a form is: its fields in their order, what it takes, how it is sent. */
export interface FormSpec<F extends string> {
  readonly request: FormRequest;
  readonly onClose: () => void;
  readonly t: PeopleTranslate;
  readonly fields: Readonly<Record<F, FieldRules<PeopleKey>>>;
  /** null for a form without files. */
  readonly media: MediaRules | null;
  /** What a login is for; null for a form that needs none. Files need one always. */
  readonly login: PeopleKey | null;
  /** What is said of a form with nothing in it that needs something. */
  readonly needsContent?: PeopleKey;
  readonly send: (draft: WrittenForm<F>) => Promise<WriteOutcome>;
  readonly said: { readonly sent: PeopleKey; readonly review: PeopleKey };
  /** Hears of what the server has taken. `member` is null for a reader who is not logged in. */
  readonly onSent?: (sent: Sent, draft: WrittenForm<F>, member: Member | null) => void;
}

/** What is sent: texts without blanks at their ends, files that are on the server. */
export interface WrittenForm<F extends string> {
  readonly values: Readonly<Record<F, string>>;
  readonly place: WrittenLocation | null;
  readonly files: readonly Attached[];
}

export interface FormProblem {
  /** '' for the form as a whole. */
  readonly field: string;
  readonly words: string;
}

/** A form of a sheet; its fields and its frame are made of it. */
export interface SheetForm<F extends string = string> {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly t: PeopleTranslate;
  readonly onClose: () => void;
  readonly fields: Readonly<Record<F, FieldRules<PeopleKey>>>;
  readonly values: Readonly<Record<F, string>>;
  readonly set: (field: F, value: string) => void;
  readonly place: WrittenLocation | null;
  readonly setPlace: (place: WrittenLocation | null) => void;
  readonly media: MediaRules | null;
  readonly uploads: FormUploads;
  readonly list: readonly UploadItem[];
  readonly takeFiles: (files: readonly File[]) => Promise<void>;
  /** What was not sent and is kept beside the draft: keys of writes and texts. */
  readonly unsent: readonly (readonly [key: string, text: string])[];
  readonly takeUnsent: (key: string) => void;
  /** It is being sent; `waits` while files of it are on their way. */
  readonly busy: boolean;
  readonly waits: boolean;
  readonly problem: FormProblem | null;
  readonly submit: () => Promise<void>;
}

const NO_MEDIA: MediaRules = { picture: 0, video: 0, audio: 0 };

/**
 * What the forms of sheets share: drafts that outlive the sheet and the page, files, what is
 * wrong, the login, sending once, and what is said at the end.
 */
export function useSheetForm<F extends string>(spec: FormSpec<F>): SheetForm<F> {
  const { request, onClose, t, fields, media, login, said } = spec;
  const name = formatFormDraftKey(request.form, request.id, request.of);
  const names = Object.keys(fields) as F[];
  const [begun] = useState(() => beginForm(name, request));
  const [unsent, setUnsent] = useState(() => formDrafts.listUnsent(name));
  const [values, setValues] = useState(() => fillValues(names, begun));
  const [place, setPlace] = useState(begun.place);
  const [uploads, setUploads] = useState(() =>
    openFormUploads(readSettings(), media ?? NO_MEDIA, media ? begun.files : []),
  );
  const list = useStore(uploads.$list);
  const { busy, run } = useOnce();
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const form = useRef<HTMLFormElement>(null);
  /** Sent: what was written is no draft any more. */
  const gone = useRef(false);
  /** The reader looks at it. */
  const open = useRef(true);
  const written = useRef({ values, place });
  written.current = { values, place };
  const files = uploadedFiles(list);
  const filesKey = files.map(({ url }) => url).join();

  useEffect(() => {
    open.current = true;
    return () => {
      open.current = false;
      uploads.close();
    };
  }, [uploads]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the files as one text
  useEffect(() => {
    if (!gone.current) formDrafts.save(name, { values, place, files });
  }, [name, values, place, filesKey]);

  /** Says what went wrong, where the reader sees it, and leads there. */
  const complain = (words: string, field = '') => {
    if (!open.current) return showToast(words);
    setProblem({ field, words });
    if (field) form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
  };

  const takeUnsent = (key: string) => {
    const taken = formDrafts.swapUnsent(name, key, { values, place, files });
    setValues(fillValues(names, taken));
    setPlace(taken.place);
    setUploads(openFormUploads(readSettings(), media ?? NO_MEDIA, media ? taken.files : []));
    setUnsent(formDrafts.listUnsent(name));
    setProblem(null);
  };

  const check = (): boolean => {
    const trimmed = trimValues(written.current.values);
    const wrong = findFieldProblem(fields, trimmed);
    if (wrong) {
      complain(
        'needed' in wrong ? t(wrong.needed) : t('comment.tooLong', { n: wrong.over }),
        wrong.field,
      );
      return false;
    }
    const now = uploads.$list.get();
    const trouble = findTrouble(now, t);
    const nothing = now.length === 0 && Object.values(trimmed).every((text) => text === '');
    if (trouble) complain(trouble);
    else if (nothing && spec.needsContent) complain(t(spec.needsContent), names[0]);
    else return true;
    return false;
  };

  const work = async () => {
    if (!check()) return;
    const member = login === null ? null : await requireMember({ text: t(login) });
    if (login !== null && !member) return complain(t(login));
    await uploads.settled();
    // Closed meanwhile: what was written stays a draft.
    if (!open.current || !check()) return;
    const draft: WrittenForm<F> = {
      values: trimValues(written.current.values),
      place: written.current.place,
      files: uploadedFiles(uploads.$list.get()),
    };
    const outcome = await spec.send(draft);
    if (outcome.state === 'refused')
      return complain(getServerMessage(outcome.message) || t('form.failed'));
    gone.current = true;
    formDrafts.save(name, NO_FORM_DRAFT);
    const sent = outcome.state === 'done' ? readSent(outcome.value) : { id: '', inReview: false };
    showToast(t(sayOutcome(outcome, sent, said)));
    if (outcome.state === 'done') spec.onSent?.(sent, draft, member);
    if (open.current) onClose();
  };

  return {
    form,
    t,
    onClose,
    fields,
    values,
    set: (field, value) => {
      setValues((before) => ({ ...before, [field]: value }));
      if (problem?.field === field) setProblem(null);
    },
    place,
    setPlace,
    media,
    uploads,
    list,
    takeFiles: async (chosen) => {
      if (chosen.length === 0) return;
      setProblem(null);
      // The server keeps files of members only.
      const member = await requireMember({ text: t(login ?? 'form.filesLogin') });
      if (!member) return complain(t(login ?? 'form.filesLogin'));
      const refused = await uploads.add(chosen, member.uid);
      const words = refused.map((file) => refusedWords(file, media ?? NO_MEDIA, t));
      if (words.length > 0) complain(Array.from(new Set(words)).join(' '));
    },
    unsent: unsent.map(({ key, draft }) => [key, readText(draft)]),
    takeUnsent,
    busy,
    waits: busy && list.some(({ status }) => isUnderWay(status)),
    problem,
    submit: () =>
      run(
        async () => {
          // What was said before goes away, so that the same words are announced again.
          setProblem(null);
          await work();
        },
        () => complain(t('form.failed')),
      ),
  };
}

/** The draft; where nothing was begun, what the request brings along. */
function beginForm(name: string, { initial }: FormRequest): FormDraft {
  const draft = formDrafts.open(name);
  if (!isEmptyDraft(draft) || !initial) return draft;
  return { values: initial.values ?? {}, place: null, files: initial.files ?? [] };
}

const fillValues = <F extends string>(names: readonly F[], { values }: FormDraft) =>
  Object.fromEntries(names.map((field) => [field, values[field] ?? ''])) as Record<F, string>;

/** The first thing that was written, which tells one draft from another. */
const readText = ({ values }: FormDraft): string =>
  Object.values(values).find((text) => text !== '') ?? '';

const trimValues = <F extends string>(values: Readonly<Record<F, string>>) =>
  Object.fromEntries(
    (Object.entries(values) as [F, string][]).map(([field, text]) => [field, text.trim()]),
  ) as Record<F, string>;

function sayOutcome(
  outcome: WriteOutcome,
  { inReview }: Sent,
  said: FormSpec<string>['said'],
): PeopleKey {
  if (outcome.state === 'kept') return decideKeptMessage(outcome, 'write.kept', 'write.keptHere');
  return outcome.state === 'done' && inReview ? said.review : said.sent;
}
