import { useEffect, useRef, useState } from 'react';
import { readSettings } from '../../host/settings.ts';
import type { BigVoteTranslate } from '../../i18n/translate.ts';
import {
  type Answer,
  type AnswerProblem,
  type Answers,
  findAnswerProblems,
  formatAnswers,
} from '../../model/activity/answers.ts';
import type { BallotProblem } from '../../model/bigVote/bigVoteTypes.ts';
import type { BallotCheckRequest } from '../../services/sheets.ts';
import { type CaptchaForm, createCaptcha } from '../../state/bigVote/captcha.ts';
import { finishAnswers, readSavedAnswers, saveAnswers } from '../../state/bigVote/savedAnswers.ts';
import type { WaitForUpload } from '../join/fields/answerField.ts';
import { focusAnswer } from '../join/fields/focusAnswer.ts';
import { useSingleTask } from '../useSingleTask.ts';

const createAnswerProblem = ({ field, words }: BallotProblem): AnswerProblem => ({
  field,
  message: { text: words },
});

/** Manages the form of a vote: its input, its errors and its submit. */
export function useBallotForm(
  { vote, candidates, needsCode, problem: before, send, onClosed }: BallotCheckRequest,
  onClose: () => void,
  t: BigVoteTranslate,
) {
  const { userFields } = vote;
  const [answers, setAnswers] = useState<Answers>(() => readSavedAnswers(vote.id));
  const [problems, setProblems] = useState<readonly AnswerProblem[]>(
    before?.refusal === 'info' ? [createAnswerProblem(before)] : [],
  );
  const [problem, setProblem] = useState('');
  const [typed, setTyped] = useState('');
  const [codeForm, setCodeForm] = useState<CaptchaForm>('image');
  const [codeError, setCodeError] = useState('');
  const { busy, run } = useSingleTask();
  const form = useRef<HTMLFormElement>(null);
  const codeInput = useRef<HTMLInputElement>(null);
  const isOpen = useRef(true);
  const isSent = useRef(false);
  const uploads = useRef(new Map<string, WaitForUpload>());
  const written = useRef({ answers, typed });
  written.current = { answers, typed };
  const [code] = useState(() =>
    createCaptcha(readSettings(), {
      voteId: vote.id,
      optionId: candidates[0]?.id ?? '',
      onExpired: () => {
        setTyped('');
        setCodeError(t('ballot.codeExpired'));
      },
    }),
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    isOpen.current = true;
    if (needsCode) void code.draw('image');
    const first = problems[0]?.field ?? userFields[0]?.id;
    if (first !== undefined) focusAnswer(form.current, first);
    else codeInput.current?.focus();
    return () => {
      isOpen.current = false;
      code.close();
      onClosed();
    };
  }, []);
  useEffect(() => {
    if (userFields.length > 0 && !isSent.current) saveAnswers(vote.id, answers);
  }, [vote.id, userFields, answers]);

  /** Clears all errors, so that screen readers announce the same message again. */
  const clear = () => {
    setProblem('');
    setProblems([]);
    setCodeError('');
  };

  const requireCode = (words: string) => {
    setCodeError(words);
    codeInput.current?.focus();
  };

  const check = (): boolean => {
    const found = findAnswerProblems(userFields, written.current.answers);
    setProblems(found);
    if (found[0]) focusAnswer(form.current, found[0].field);
    else if (needsCode && written.current.typed.trim() === '') requireCode(t('ballot.codeNeeded'));
    else return true;
    return false;
  };

  /** Shows a refusal at its field; the input stays. */
  const showRefusal = (found: BallotProblem) => {
    if (found.refusal === 'code' && needsCode) {
      setTyped('');
      void code.draw(codeForm, true);
      requireCode(found.words);
    } else if (userFields.some(({ id }) => id === found.field)) {
      setProblems([createAnswerProblem(found)]);
      focusAnswer(form.current, found.field);
      // The code was right, but it is single use: the next submit needs another.
      if (needsCode) refreshCode();
    } else {
      setProblem(found.words);
      if (needsCode) refreshCode();
    }
  };
  const refreshCode = () => {
    setTyped('');
    void code.draw(codeForm, true);
  };

  const work = async () => {
    if (!check()) return;
    for (const [field, settled] of Array.from(uploads.current)) {
      if (!(await settled())) return focusAnswer(form.current, field);
    }
    // When the reader has closed the sheet meanwhile, the content stays a draft.
    if (!isOpen.current || !check()) return;
    const drawn = code.$code.get();
    if (needsCode && drawn.state !== 'ready') return requireCode(t('ballot.codeFailed'));
    const { answers: all, typed: answer } = written.current;
    const found = await send({
      codeId: drawn.state === 'ready' ? drawn.codeId : '',
      verifyCode: needsCode ? answer.normalize('NFKC').trim() : '',
      userInfo: userFields.length > 0 ? formatAnswers(userFields, all) : '',
    });
    if (found) {
      if (isOpen.current) showRefusal(found);
      return;
    }
    isSent.current = true;
    if (userFields.length > 0) finishAnswers(vote.id, all);
    if (isOpen.current) onClose();
  };

  return {
    form,
    answers,
    set: (field: string, answer: Answer) => {
      setAnswers((was) => ({ ...was, [field]: answer }));
      setProblems((was) => was.filter((one) => one.field !== field));
    },
    problems,
    onSettle: (field: string, settled: WaitForUpload | null) => {
      if (settled) uploads.current.set(field, settled);
      else uploads.current.delete(field);
    },
    code,
    codeForm,
    codeInput,
    codeError,
    typed,
    typeCode: (text: string) => {
      setTyped(text);
      setCodeError('');
    },
    /** Requests another code, as an image or as a question. */
    showCode: (wanted: CaptchaForm) => {
      setCodeForm(wanted);
      setTyped('');
      setCodeError('');
      void code.draw(wanted);
      codeInput.current?.focus();
    },
    /** Error of the vote as a whole; '' for none. */
    problem,
    busy,
    submit: () =>
      run(
        async () => {
          clear();
          await work();
        },
        () => setProblem(t('vote.failed')),
      ),
  };
}
