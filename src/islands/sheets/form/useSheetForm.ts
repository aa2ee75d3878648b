import { useStore } from '@nanostores/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { readSettings } from '../../../host/settings.ts';
import { showToast } from '../../../host/toast.ts';
import type { CommunityMessageKey, CommunityTranslate } from '../../../i18n/translate.ts';
import type { Attached } from '../../../model/community/attached.ts';
import { type FieldRules, findFieldProblem } from '../../../model/form/fieldRules.ts';
import {
  type FormDraft,
  formatFormDraftKey,
  isEmptyDraft,
  NO_FORM_DRAFT,
} from '../../../model/form/formDraft.ts';
import type { WrittenLocation } from '../../../model/form/writtenLocation.ts';
import type { Member } from '../../../model/member/memberTypes.ts';
import { decideKeptMessage } from '../../../model/outbox/decideKeptMessage.ts';
import type { WriteOutcome } from '../../../model/outbox/outboxTypes.ts';
import { parseStoredReceipt, type WriteReceipt } from '../../../model/outbox/writeReceipt.ts';
import type { MediaRules } from '../../../model/upload/checkFile.ts';
import { formDrafts } from '../../../services/outbox/drafts.ts';
import { formatWriteRefusal } from '../../../services/outbox/formatWriteRefusal.ts';
import { requireMember } from '../../../services/session/memberSession.ts';
import type { FormRequest } from '../../../services/sheets.ts';
import { isUploading, listUploadedFiles } from '../../../services/uploads/createUploads.ts';
import { createFormUploads, type FormUploads } from '../../../services/uploads/formUploads.ts';
import type { UploadItem } from '../../../services/uploads/uploadTypes.ts';
import { useSingleTask } from '../../useSingleTask.ts';
import { findUploadProblem, formatRefusal } from '../media/uploadMessages.ts';

/** Definition of a form: its fields in order, its files, and how it is sent. */
export interface FormSpec<F extends string> {
  readonly request: FormRequest;
  readonly onClose: () => void;
  readonly t: CommunityTranslate;
  readonly fields: Readonly<Record<F, FieldRules<CommunityMessageKey>>>;
  /** null for a form without files. */
  readonly media: MediaRules | null;
  /** Reason for the login; null for a form that needs none. Files always need a login. */
  readonly login: CommunityMessageKey | null;
  /** Message for an empty form that requires text or files. */
  readonly needsContent?: CommunityMessageKey;
  readonly send: (draft: WrittenForm<F>) => Promise<WriteOutcome>;
  readonly successMessages: {
    readonly sent: CommunityMessageKey;
    readonly review: CommunityMessageKey;
  };
  /** Called after the server accepted it; `member` is null for a reader who is not logged in. */
  readonly onSent?: (sent: WriteReceipt, draft: WrittenForm<F>, member: Member | null) => void;
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
  readonly message: string;
}

/** A form of a sheet, from which its fields and its frame are rendered. */
export interface SheetForm<F extends string = string> {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly t: CommunityTranslate;
  readonly onClose: () => void;
  readonly fields: Readonly<Record<F, FieldRules<CommunityMessageKey>>>;
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
  const { request, onClose, t, fields, media, login, successMessages } = spec;
  const name = formatFormDraftKey(request.form, request.id, request.of);
  const names = Object.keys(fields) as F[];
  const [begun] = useState(() => readInitialDraft(name, request));
  const [unsent, setUnsent] = useState(() => formDrafts.listUnsent(name));
  const [values, setValues] = useState(() => fillValues(names, begun));
  const [place, setPlace] = useState(begun.place);
  const [uploads, setUploads] = useState(() =>
    createFormUploads(readSettings(), media ?? NO_MEDIA, media ? begun.files : []),
  );
  const list = useStore(uploads.$list);
  const { busy, run } = useSingleTask();
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const form = useRef<HTMLFormElement>(null);
  /** Whether the form was sent; from then on its content is not saved as a draft. */
  const isSent = useRef(false);
  /** Whether the sheet is open. */
  const open = useRef(true);
  const written = useRef({ values, place });
  written.current = { values, place };
  const files = listUploadedFiles(list);
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
    if (!isSent.current) formDrafts.save(name, { values, place, files });
  }, [name, values, place, filesKey]);

  /** Shows an error and focuses its field; as a toast after the form was closed. */
  const showProblem = (words: string, field = '') => {
    if (!open.current) return showToast(words);
    setProblem({ field, message: words });
    if (field) form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
  };

  const takeUnsent = (key: string) => {
    const taken = formDrafts.swapUnsent(name, key, { values, place, files });
    setValues(fillValues(names, taken));
    setPlace(taken.place);
    setUploads(createFormUploads(readSettings(), media ?? NO_MEDIA, media ? taken.files : []));
    setUnsent(formDrafts.listUnsent(name));
    setProblem(null);
  };

  const check = (): boolean => {
    const trimmed = trimValues(written.current.values);
    const wrong = findFieldProblem(fields, trimmed);
    if (wrong) {
      showProblem(
        'needed' in wrong ? t(wrong.needed) : t('comment.tooLong', { n: wrong.over }),
        wrong.field,
      );
      return false;
    }
    const now = uploads.$list.get();
    const uploadProblem = findUploadProblem(now, t);
    const nothing = now.length === 0 && Object.values(trimmed).every((text) => text === '');
    if (uploadProblem) showProblem(uploadProblem);
    else if (nothing && spec.needsContent) showProblem(t(spec.needsContent), names[0]);
    else return true;
    return false;
  };

  const work = async () => {
    if (!check()) return;
    const member = login === null ? null : await requireMember({ text: t(login) });
    if (login !== null && !member) return showProblem(t(login));
    await uploads.settled();
    // When the reader has closed the sheet meanwhile, the content stays a draft.
    if (!open.current || !check()) return;
    const draft: WrittenForm<F> = {
      values: trimValues(written.current.values),
      place: written.current.place,
      files: listUploadedFiles(uploads.$list.get()),
    };
    const outcome = await spec.send(draft);
    if (outcome.state === 'refused')
      return showProblem(formatWriteRefusal(t, outcome, 'form.failed'));
    isSent.current = true;
    formDrafts.save(name, NO_FORM_DRAFT);
    const sent =
      outcome.state === 'done' ? parseStoredReceipt(outcome.value) : { id: '', inReview: false };
    showToast(t(getOutcomeMessageKey(outcome, sent, successMessages)));
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
      if (!member) return showProblem(t(login ?? 'form.filesLogin'));
      const refused = await uploads.add(chosen, member.uid);
      const words = refused.map((file) => formatRefusal(file, media ?? NO_MEDIA, t));
      if (words.length > 0) showProblem(Array.from(new Set(words)).join(' '));
    },
    unsent: unsent.map(({ key, draft }) => [key, readText(draft)]),
    takeUnsent,
    busy,
    waits: busy && list.some(({ status }) => isUploading(status)),
    problem,
    submit: () =>
      run(
        async () => {
          // Cleared first, so that screen readers announce the same message again.
          setProblem(null);
          await work();
        },
        () => showProblem(t('form.failed')),
      ),
  };
}

/** Returns the draft; without one, the initial content of the request. */
function readInitialDraft(name: string, { initial }: FormRequest): FormDraft {
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

function getOutcomeMessageKey(
  outcome: WriteOutcome,
  { inReview }: WriteReceipt,
  said: FormSpec<string>['successMessages'],
): CommunityMessageKey {
  if (outcome.state === 'kept') return decideKeptMessage(outcome, 'write.kept', 'write.keptHere');
  return outcome.state === 'done' && inReview ? said.review : said.sent;
}
