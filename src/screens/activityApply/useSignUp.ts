import { type RefObject, useEffect, useRef, useState } from 'react';
import { readSettings } from '../../host/settings.ts';
import { showToast } from '../../host/toast.ts';
import type { JoinTranslate } from '../../i18n/translate.ts';
import type { Settled } from '../../islands/join/fields/answer.ts';
import { focusAnswer } from '../../islands/join/fields/focusAnswer.ts';
import { useOnce } from '../../islands/useOnce.ts';
import {
  type Answer,
  type AnswerProblem,
  type Answers,
  findAnswerProblems,
  formatAnswerDraft,
  formatAnswers,
  readAnswer,
} from '../../model/activity/answers.ts';
import type { Activity, ApplyField } from '../../model/activity/types.ts';
import { getServerMessage } from '../../model/failure.ts';
import { formatFormDraftKey, NO_FORM_DRAFT } from '../../model/form/formDraft.ts';
import { isCode, parseCode } from '../../model/member/loginRules.ts';
import { isPhone } from '../../model/member/phone.ts';
import { decideKeptMessage, type KeptMessage } from '../../model/outbox/messages.ts';
import type { WriteOutcome } from '../../model/outbox/types.ts';
import { formDrafts } from '../../stores/formDrafts.ts';
import { requestSignUpCode } from '../../stores/join/signUpCode.ts';
import { send } from '../../stores/outbox.ts';
import { requireMember } from '../../stores/session.ts';

/** The code's field, among the ids of an editor's own fields. */
export const CODE = ':code';
/** The phone that is proved, where the editor's form asks for none. */
const OWN_PHONE = ':phone';

export interface SignUpForm {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly fields: readonly ApplyField[];
  /** The field whose phone is proved by the code; '' where none is. */
  readonly phoneField: string;
  readonly phone: string;
  readonly answers: Answers;
  readonly set: (field: string, answer: Answer) => void;
  readonly code: string;
  readonly setCode: (code: string) => void;
  readonly problems: readonly AnswerProblem[];
  /** What is wrong with the form as a whole, in words. */
  readonly problem: string;
  readonly busy: boolean;
  readonly onSettle: (field: string, settled: Settled | null) => void;
  /** True when a code is on its way. */
  readonly sendCode: () => Promise<boolean>;
  readonly submit: () => Promise<void>;
}

export interface SignUpParts {
  readonly activity: Activity;
  readonly t: JoinTranslate;
  /** The server has it, from now or from before, or will have it once there is a network. */
  readonly onSent: (outcome: 'done' | KeptSignUp) => void;
  /** Its moment has passed, or its places are taken: the page asks what is true now. */
  readonly onClosed: () => void;
}

/** What is said of a sign-up that waits. */
export type KeptSignUp = 'write.kept' | 'write.keptHere' | KeptMessage;

/** A sign-up: what is written, what is wrong with it, and sending it once. */
export function useSignUp({ activity, t, onSent, onClosed }: SignUpParts): SignUpForm {
  const { id, needsCode, needsLogin } = activity;
  const name = formatFormDraftKey('signUp', id);
  const fields = withOwnPhone(activity, t('login.phone'));
  const phoneField = needsCode ? (fields.find(({ kind }) => kind === 'phone')?.id ?? '') : '';
  const [answers, setAnswers] = useState<Answers>(() => formDrafts.open(name).values);
  const [code, setCode] = useState('');
  const [problems, setProblems] = useState<readonly AnswerProblem[]>([]);
  const [problem, setProblem] = useState('');
  const [attempts, setAttempts] = useState(0);
  const { busy, run } = useOnce();
  const form = useRef<HTMLFormElement>(null);
  /** Sent: what was written is no draft any more. */
  const isGone = useRef(false);
  const pictures = useRef(new Map<string, Settled>());
  const written = useRef({ answers, code });
  written.current = { answers, code };

  useEffect(() => {
    if (isGone.current) return;
    formDrafts.save(name, { ...NO_FORM_DRAFT, values: formatAnswerDraft(answers) });
  }, [name, answers]);
  // Once what is wrong is seen, and not again while it is mended.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each attempt
  useEffect(() => {
    if (problems[0]) focusAnswer(form.current, problems[0].field);
  }, [attempts]);

  const phone = readPhone(fields, phoneField, answers);
  const show = (found: readonly AnswerProblem[]) => {
    setProblems(found);
    setAttempts((before) => before + 1);
  };
  const forget = (field: string) =>
    setProblems((before) =>
      before.some((one) => one.field === field)
        ? before.filter((one) => one.field !== field)
        : before,
    );

  const findProblems = (): readonly AnswerProblem[] => {
    const now = written.current;
    const found = findAnswerProblems(fields, now.answers);
    if (phoneField === '') return found;
    const own = readPhone(fields, phoneField, now.answers);
    const isWrong = found.some(({ field }) => field === phoneField);
    const ofPhone =
      isWrong || isPhone(own, '86') ? [] : [{ field: phoneField, text: t('login.phoneWrong') }];
    const typed = parseCode(now.code);
    const ofCode = isCode(typed)
      ? []
      : [{ field: CODE, text: t(typed === '' ? 'login.codeMissing' : 'login.codeWrong') }];
    const added = [...ofPhone, ...ofCode].map(({ field, text }) => ({ field, message: { text } }));
    return inOrder([...found, ...added], fields, phoneField);
  };

  const complain = (outcome: Extract<WriteOutcome, { state: 'refused' }>) => {
    const words = getServerMessage(outcome.message) || t('form.failed');
    const known = outcome.reason === 'code' ? CODE : (outcome.field ?? '');
    const isShown = known === CODE ? phoneField !== '' : fields.some((one) => one.id === known);
    if (isShown) show([{ field: known, message: { text: words } }]);
    else setProblem(words);
    if (CLOSED.includes(outcome.reason ?? '')) {
      showToast(words);
      onClosed();
    }
  };

  /** Asks for a login where one is needed; what was written stays. */
  const isAllowed = async () => {
    if (!needsLogin || (await requireMember({ text: t('join.login') }))) return true;
    setProblem(t('join.login'));
    return false;
  };

  /** Whether it can be sent; else it says why not. */
  const check = (): boolean => {
    const found = findProblems();
    show(found);
    return found.length === 0;
  };

  const work = async () => {
    if (!check()) return;
    if (!(await isAllowed())) return;
    for (const [field, settled] of Array.from(pictures.current)) {
      if (!(await settled())) return focusAnswer(form.current, field);
    }
    if (!form.current || !check()) return;
    const { answers: all, code: typed } = written.current;
    const outcome = await send('signUp', {
      activityId: id,
      phone: readPhone(fields, phoneField || firstPhone(fields), all),
      code: phoneField === '' ? '' : parseCode(typed),
      answers: formatAnswers(activity.fields, all),
      pictures: activity.fields.flatMap((one) => {
        const answer = one.kind === 'picture' ? readAnswer(one, all) : '';
        return typeof answer === 'string' && answer ? [answer] : [];
      }),
    });
    if (outcome.state === 'refused') return complain(outcome);
    isGone.current = true;
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
      forget(field);
    },
    code,
    setCode: (typed) => {
      setCode(typed);
      forget(CODE);
    },
    problems,
    problem,
    busy,
    onSettle: (field, settled) => {
      if (settled) pictures.current.set(field, settled);
      else pictures.current.delete(field);
    },
    sendCode: async () => {
      if (!isPhone(phone, '86')) {
        const words = t(phone === '' ? 'login.phoneMissing' : 'login.phoneWrong');
        show([{ field: phoneField, message: { text: words } }]);
        return false;
      }
      setProblems([]);
      if (!(await isAllowed())) return false;
      const why = await requestSignUpCode(readSettings(), { activityId: id, phone });
      if (why === null) return true;
      const text = 'text' in why ? why.text : t(why.message);
      show([{ field: CODE, message: { text } }]);
      return false;
    },
    submit: () =>
      run(
        async () => {
          // What was said before goes away, so that the same words are announced again.
          setProblem('');
          await work();
        },
        () => setProblem(t('form.failed')),
      ),
  };
}

/** Reasons after which there is nothing more to fill in. */
const CLOSED: readonly string[] = ['coming', 'ended', 'over', 'full'];

/** A code proves a phone: where the editor's form asks for none, this one does. */
function withOwnPhone({ fields, needsCode }: Activity, label: string): readonly ApplyField[] {
  if (!needsCode || firstPhone(fields) !== '') return fields;
  const own = { id: OWN_PHONE, kind: 'phone', label, required: true, max: 20, hint: '' } as const;
  return [{ ...own, options: [] }, ...fields];
}

const firstPhone = (fields: readonly ApplyField[]): string =>
  fields.find(({ kind }) => kind === 'phone')?.id ?? '';

function readPhone(fields: readonly ApplyField[], id: string, answers: Answers): string {
  const field = fields.find((one) => one.id === id);
  const phone = field ? readAnswer(field, answers) : '';
  return typeof phone === 'string' ? phone : '';
}

/** The code stands right after its phone. */
function inOrder(
  problems: readonly AnswerProblem[],
  fields: readonly ApplyField[],
  phoneField: string,
): readonly AnswerProblem[] {
  const order = fields.flatMap(({ id }) => (id === phoneField ? [id, CODE] : [id]));
  return [...problems].sort((a, b) => order.indexOf(a.field) - order.indexOf(b.field));
}
