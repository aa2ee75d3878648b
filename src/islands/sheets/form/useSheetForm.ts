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

/** Definition of a form: its fields in order, its files, and how it is sent. */
export interface FormSpec<F extends string> {
  readonly request: FormRequest;
  readonly onClose: () => void;
  readonly t: PeopleTranslate;
  readonly fields: Readonly<Record<F, FieldRules<PeopleKey>>>;
  /** null for a form without files. */
  readonly media: MediaRules | null;
  /** Reason for the login; null for a form that needs none. Files always need a login. */
  readonly login: PeopleKey | null;
  /** Message for an empty form that requires text or files. */
  readonly needsContent?: PeopleKey;
  readonly send: (draft: WrittenForm<F>) => Promise<WriteOutcome>;
  readonly said: { readonly sent: PeopleKey; readonly review: PeopleKey };
  /** Called after the server accepted it; `member` is null for a reader who is not logged in. */
  readonly onSent?: (sent: Sent, draft: WrittenForm<F>, member: Member | null) => void;
}

/** Data to send: trimmed texts, and files that are on the server. */
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

/** A form of a sheet, from which its fields and its frame are rendered. */
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
  /** Unsent writes beside the draft: key and text. */
  readonly unsent: readonly (readonly [key: string, text: string])[];
  readonly takeUnsent: (key: string) => void;
  /** `busy` while it is being sent; `waits` while the submit waits for uploads. */
  readonly busy: boolean;
  readonly waits: boolean;
  readonly problem: FormProblem | null;
  readonly submit: () => Promise<void>;
}

const NO_MEDIA: MediaRules = { picture: 0, video: 0, audio: 0 };

/**
 * Manages what the forms of sheets share: drafts that are saved over sheets and pages, files,
 * errors, the login, one submit at a time, and the message at the end.
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
  /** Whether the form was sent; from then on its content is not saved as a draft. */
  const gone = useRef(false);
  /** Whether the sheet is open. */
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

  /** Shows an error and focuses its field; as a toast after the form was closed. */
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
    // When the reader has closed the sheet meanwhile, the content stays a draft.
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
      // The server accepts files from members only.
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
          // Cleared first, so that screen readers announce the same message again.
          setProblem(null);
          await work();
        },
        () => complain(t('form.failed')),
      ),
  };
}

/** Returns the draft; without one, the initial content of the request. */
function beginForm(name: string, { initial }: FormRequest): FormDraft {
  const draft = formDrafts.open(name);
  if (!isEmptyDraft(draft) || !initial) return draft;
  return { values: initial.values ?? {}, place: null, files: initial.files ?? [] };
}

const fillValues = <F extends string>(names: readonly F[], { values }: FormDraft) =>
  Object.fromEntries(names.map((field) => [field, values[field] ?? ''])) as Record<F, string>;

/** Returns the first text of a draft, by which readers recognise it. */
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
