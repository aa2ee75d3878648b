import { type RefObject, useEffect, useRef, useState } from 'react';
import { readSettings } from '../../host/settings.ts';
import { showToast } from '../../host/toast.ts';
import type { JoinTranslate } from '../../i18n/translate.ts';
import type { WaitForUpload } from '../../islands/join/fields/answerField.ts';
import { focusAnswer } from '../../islands/join/fields/focusAnswer.ts';
import { useSingleTask } from '../../islands/useSingleTask.ts';
import {
  type Answer,
  type AnswerProblem,
  type Answers,
  findAnswerProblems,
  formatAnswerDraft,
  formatAnswers,
  readAnswer,
} from '../../model/activity/answers.ts';
import type { Activity } from '../../model/activity/detail.ts';
import type { ApplyField } from '../../model/activity/fields.ts';
import { formatFormDraftKey, NO_FORM_DRAFT } from '../../model/form/formDraft.ts';
import { isCode, parseCode } from '../../model/member/loginRules.ts';
import { isPhone } from '../../model/member/phone.ts';
import { decideKeptMessage, type KeptMessage } from '../../model/outbox/decideKeptMessage.ts';
import type { WriteOutcome } from '../../model/outbox/outboxTypes.ts';
import { formDrafts } from '../../services/outbox/drafts.ts';
import { formatWriteRefusal } from '../../services/outbox/formatWriteRefusal.ts';
import { send } from '../../services/outbox/outbox.ts';
import { requireMember } from '../../services/session/memberSession.ts';
import { requestSignUpCode } from './signUpCode.state.ts';

/** Id of the code's field; the colon keeps it distinct from the ids of the editor's fields. */
export const CODE_FIELD = ':code';
/** Id of the phone field that is added when the editor's form has none. */
const ADDED_PHONE_FIELD = ':phone';

export interface SignUpForm {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly fields: readonly ApplyField[];
  /** Id of the phone field that the code verifies; '' when no code is needed. */
  readonly phoneField: string;
  readonly phone: string;
  readonly answers: Answers;
  readonly set: (field: string, answer: Answer) => void;
  readonly code: string;
  readonly setCode: (code: string) => void;
  readonly problems: readonly AnswerProblem[];
  /** Message about the form as a whole; '' for none. */
  readonly problem: string;
  readonly busy: boolean;
  readonly onSettle: (field: string, settled: WaitForUpload | null) => void;
  /** Requests a code; resolves to whether the server has sent one. */
  readonly sendCode: () => Promise<boolean>;
  readonly submit: () => Promise<void>;
}

export interface SignUpOptions {
  readonly activity: Activity;
  readonly t: JoinTranslate;
  /**
   * Called when the server has accepted the sign-up (now or earlier), or when the outbox keeps it.
   */
  readonly onSent: (outcome: 'done' | PendingSignUpMessageKey) => void;
  /** Called when sign-up is closed or full: the page loads the current state. */
  readonly onClosed: () => void;
}

/** Message key for a sign-up that the outbox keeps. */
export type PendingSignUpMessageKey = 'write.kept' | 'write.keptHere' | KeptMessage;

/** Returns the state of a sign-up form: answers, problems, and the functions that send it once. */
export function useSignUp({ activity, t, onSent, onClosed }: SignUpOptions): SignUpForm {
  const { id, needsCode, needsLogin } = activity;
  const name = formatFormDraftKey('signUp', id);
  const fields = addPhoneField(activity, t('login.phone'));
  const phoneField = needsCode ? (fields.find(({ kind }) => kind === 'phone')?.id ?? '') : '';
  const [answers, setAnswers] = useState<Answers>(() => formDrafts.open(name).values);
  const [code, setCode] = useState('');
  const [problems, setProblems] = useState<readonly AnswerProblem[]>([]);
  const [problem, setProblem] = useState('');
  const [attempts, setAttempts] = useState(0);
  const { busy, run } = useSingleTask();
  const form = useRef<HTMLFormElement>(null);
  /** Whether the sign-up has been sent; the draft is not saved after that. */
  const isSent = useRef(false);
  const imageUploads = useRef(new Map<string, WaitForUpload>());
  const latest = useRef({ answers, code });
  latest.current = { answers, code };

  useEffect(() => {
    if (isSent.current) return;
    formDrafts.save(name, { ...NO_FORM_DRAFT, values: formatAnswerDraft(answers) });
  }, [name, answers]);
  // Focuses the first problem once per attempt, not while the reader corrects it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each attempt
  useEffect(() => {
    if (problems[0]) focusAnswer(form.current, problems[0].field);
  }, [attempts]);

  const phone = readPhone(fields, phoneField, answers);
  const showProblems = (found: readonly AnswerProblem[]) => {
    setProblems(found);
    setAttempts((before) => before + 1);
  };
  const clearProblem = (field: string) =>
    setProblems((before) =>
      before.some((one) => one.field === field)
        ? before.filter((one) => one.field !== field)
        : before,
    );

  const showRefusal = (outcome: Extract<WriteOutcome, { state: 'refused' }>) => {
    const words = formatWriteRefusal(t, outcome, 'form.failed');
    if (words === '') return;
    const known = outcome.reason === 'code' ? CODE_FIELD : (outcome.field ?? '');
    const isShown =
      known === CODE_FIELD ? phoneField !== '' : fields.some((one) => one.id === known);
    if (isShown) showProblems([{ field: known, message: { text: words } }]);
    else setProblem(words);
    if (CLOSING_REASONS.includes(outcome.reason ?? '')) {
      showToast(words);
      onClosed();
    }
  };

  /**
   * Resolves to whether the reader may go on; opens the login when one is needed, and keeps the
   * answers.
   */
  const ensureMember = async () => {
    if (!needsLogin || (await requireMember({ text: t('join.login') }))) return true;
    setProblem(t('join.login'));
    return false;
  };

  /** Returns whether the form can be sent; shows the problems otherwise. */
  const check = (): boolean => {
    const found = findSignUpProblems(fields, phoneField, latest.current, t);
    showProblems(found);
    return found.length === 0;
  };

  const submitOnce = async () => {
    if (!check()) return;
    if (!(await ensureMember())) return;
    for (const [field, settled] of Array.from(imageUploads.current)) {
      if (!(await settled())) return focusAnswer(form.current, field);
    }
    if (!form.current || !check()) return;
    const { answers: all, code: typed } = latest.current;
    const outcome = await send('signUp', {
      activityId: id,
      phone: readPhone(fields, phoneField || getPhoneFieldId(fields), all),
      code: phoneField === '' ? '' : parseCode(typed),
      answers: formatAnswers(activity.fields, all),
      pictures: activity.fields.flatMap((one) => {
        const answer = one.kind === 'picture' ? readAnswer(one, all) : '';
        return typeof answer === 'string' && answer ? [answer] : [];
      }),
    });
    if (outcome.state === 'refused') return showRefusal(outcome);
    isSent.current = true;
    formDrafts.save(name, NO_FORM_DRAFT);
    if (outcome.state !== 'kept') onSent('done');
    else onSent(decideKeptMessage(outcome, 'write.kept', 'write.keptHere'));
  };

  return {
    form,
    fields,
    phoneField,
    phone,
    answers,
    set: (field, answer) => {
      setAnswers((before) => ({ ...before, [field]: answer }));
      clearProblem(field);
    },
    code,
    setCode: (typed) => {
      setCode(typed);
      clearProblem(CODE_FIELD);
    },
    problems,
    problem,
    busy,
    onSettle: (field, settled) => {
      if (settled) imageUploads.current.set(field, settled);
      else imageUploads.current.delete(field);
    },
    sendCode: async () => {
      if (!isPhone(phone, '86')) {
        const words = t(phone === '' ? 'login.phoneMissing' : 'login.phoneWrong');
        showProblems([{ field: phoneField, message: { text: words } }]);
        return false;
      }
      setProblems([]);
      if (!(await ensureMember())) return false;
      const why = await requestSignUpCode(readSettings(), { activityId: id, phone });
      if (why === null) return true;
      const text = 'text' in why ? why.text : t(why.message);
      showProblems([{ field: CODE_FIELD, message: { text } }]);
      return false;
    },
    submit: () =>
      run(
        async () => {
          // Clears the message first, so that screen readers announce the same message again.
          setProblem('');
          await submitOnce();
        },
        () => setProblem(t('form.failed')),
      ),
  };
}

/** Reasons of the server after which the form cannot be sent any more. */
const CLOSING_REASONS: readonly string[] = ['coming', 'ended', 'over', 'full'];

/**
 * Returns the fields, with a phone field in front when a code is needed and the form has no phone.
 */
function addPhoneField({ fields, needsCode }: Activity, label: string): readonly ApplyField[] {
  if (!needsCode || getPhoneFieldId(fields) !== '') return fields;
  const own = {
    id: ADDED_PHONE_FIELD,
    kind: 'phone',
    label,
    required: true,
    max: 20,
    hint: '',
  } as const;
  return [{ ...own, options: [] }, ...fields];
}

const getPhoneFieldId = (fields: readonly ApplyField[]): string =>
  fields.find(({ kind }) => kind === 'phone')?.id ?? '';

function readPhone(fields: readonly ApplyField[], id: string, answers: Answers): string {
  const field = fields.find((one) => one.id === id);
  const phone = field ? readAnswer(field, answers) : '';
  return typeof phone === 'string' ? phone : '';
}

/** Returns why a form cannot be sent: its answers, the phone that the code verifies, and the code. */
function findSignUpProblems(
  fields: readonly ApplyField[],
  phoneField: string,
  { answers, code }: { readonly answers: Answers; readonly code: string },
  t: JoinTranslate,
): readonly AnswerProblem[] {
  const found = findAnswerProblems(fields, answers);
  if (phoneField === '') return found;
  const phone = readPhone(fields, phoneField, answers);
  const isWrong = found.some(({ field }) => field === phoneField);
  const ofPhone =
    isWrong || isPhone(phone, '86') ? [] : [{ field: phoneField, text: t('login.phoneWrong') }];
  const typed = parseCode(code);
  const ofCode = isCode(typed)
    ? []
    : [{ field: CODE_FIELD, text: t(typed === '' ? 'login.codeMissing' : 'login.codeWrong') }];
  const added = [...ofPhone, ...ofCode].map(({ field, text }) => ({ field, message: { text } }));
  // In the order of the fields; the code's field follows its phone.
  const order = fields.flatMap(({ id }) => (id === phoneField ? [id, CODE_FIELD] : [id]));
  return [...found, ...added].sort((a, b) => order.indexOf(a.field) - order.indexOf(b.field));
}
