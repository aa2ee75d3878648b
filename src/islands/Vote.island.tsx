import { useStore } from '@nanostores/react';
import { type FormEvent, Suspense, use, useEffect, useRef, useState } from 'react';
import { readSettings } from '../host/settings.ts';
import { loadDeferredStyles } from '../host/styles/loadStyleSheet.ts';
import type { Locale } from '../i18n/locales.ts';
import type { ActionTranslate } from '../i18n/translate.ts';
import type { Vote as VoteModel, VoteQuestion } from '../model/article/normaliseArticle.ts';
import type { ChoiceProblem, VoteResult } from '../model/vote/normaliseVote.ts';
import { countChoices, findChoiceProblem } from '../model/vote/voteRules.ts';
import { loadActionMessages } from '../services/loadMessages.ts';
import { $votes, loadVoteState, reopenVote, submitVote, type VoteState } from '../state/votes.ts';
import { QuestionBars, QuestionField, VoteHead, VoteSubmit } from '../ui/vote/VoteFields.tsx';
import { useReaderLocale } from './useReaderLocale.ts';

interface VoteProps {
  readonly vote: VoteModel;
  /** Language that the page was baked in. */
  readonly locale: Locale;
}

/**
 * Why an island: a vote is sent and counted, and its result is shown. Before hydration it is a
 * form of native inputs that can be filled in; hydration keeps what was chosen.
 *
 * The form itself hydrates without waiting, so that a held submit finds its listener; its
 * content follows when the messages are loaded. Until then no state changes: React would replace
 * the options by new ones, and what was chosen and the focus would be lost.
 */
export function Vote({ vote, locale }: VoteProps) {
  const [problem, setProblem] = useState<ChoiceProblem | null>(null);
  /** What is chosen; null before hydration, when nothing counts it. */
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const ownForm = useRef<HTMLFormElement>(null);
  /** Known at once, whereas the first `chosen` is rendered later than a submit may come. */
  const hasContent = useRef(false);
  const isRefusedEarly = useRef(false);
  const updateChosen = () => setChosen(ownForm.current && readChoices(ownForm.current));

  const showProblem = (form: HTMLFormElement, found: ChoiceProblem) => {
    setProblem(found);
    form
      .querySelector<HTMLElement>(`[data-question="${CSS.escape(found.questionId)}"] input`)
      ?.focus();
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const choices = readChoices(form);
    const found = findChoiceProblem(vote.questions, choices);
    if (!found) {
      setProblem(null);
      void submitVote(readSettings(), vote, choices);
    } else if (hasContent.current) showProblem(form, found);
    else isRefusedEarly.current = true;
  };

  const onShown = () => {
    hasContent.current = true;
    updateChosen();
    const form = isRefusedEarly.current ? ownForm.current : null;
    isRefusedEarly.current = false;
    const found = form && findChoiceProblem(vote.questions, readChoices(form));
    if (found) showProblem(form, found);
  };

  return (
    <form
      ref={ownForm}
      onSubmit={onSubmit}
      onChange={() => {
        if (!hasContent.current) return;
        setProblem(null);
        updateChosen();
      }}
      method="post"
    >
      <Suspense>
        <VoteContent
          vote={vote}
          locale={locale}
          problem={problem}
          chosen={chosen}
          onShown={onShown}
        />
      </Suspense>
    </form>
  );
}

const readChoices = (form: HTMLFormElement): readonly string[] =>
  Array.from(new FormData(form).values(), String);

const OPEN: VoteState = { state: 'open', problem: null };

interface VoteContentProps extends VoteProps {
  readonly problem: ChoiceProblem | null;
  readonly chosen: readonly string[] | null;
  /** Called when options are shown: some may be chosen, or none again. */
  readonly onShown: () => void;
}

function VoteContent({ vote, locale, problem, chosen, onShown }: VoteContentProps) {
  const t = use(loadActionMessages(useReaderLocale(locale)));
  const state = useStore($votes, { keys: [vote.id], ssr: 'initial' })[vote.id] ?? OPEN;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(() => {
    void loadDeferredStyles();
    void loadVoteState(readSettings(), vote);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: at each state
  useEffect(onShown, [state.state]);

  const result = state.state === 'voted' || state.state === 'closed' ? state.result : null;
  return (
    <>
      <VoteHead vote={vote} t={t} />
      {result ? (
        <Results vote={vote} result={result} t={t} />
      ) : (
        vote.questions.map((question) => {
          const own = problem?.questionId === question.id ? problem : null;
          return (
            <QuestionField
              key={question.id}
              vote={vote}
              question={question}
              t={t}
              problem={own ? formatChoiceProblem(own, t) : undefined}
              chosen={
                chosen && question.multiple
                  ? formatChosen(question, own ? [] : chosen, t)
                  : undefined
              }
            />
          );
        })
      )}
      <VoteFoot vote={vote} state={state} t={t} />
    </>
  );
}

const formatChoiceProblem = ({ kind, limit }: ChoiceProblem, t: ActionTranslate): string =>
  kind === 'none' ? t('vote.none') : t('vote.tooMany', { n: limit });

/** Returns how many options are chosen; '' for none. */
function formatChosen(
  { id, limit }: VoteQuestion,
  chosen: readonly string[],
  t: ActionTranslate,
): string {
  const n = countChoices(id, chosen);
  if (n === 0) return '';
  return n > limit ? t('vote.tooMany', { n: limit }) : t('vote.chosen', { n, limit });
}

function Results({ vote, result, t }: { vote: VoteModel; result: VoteResult; t: ActionTranslate }) {
  return vote.questions.map((question) => (
    <QuestionBars
      key={question.id}
      question={question}
      result={result}
      yours={t('vote.yours')}
      count={(n, percent) => t('vote.count', { n, percent })}
    />
  ));
}

interface VoteFootProps {
  readonly vote: VoteModel;
  readonly state: VoteState;
  readonly t: ActionTranslate;
}

/** Renders the submit button, or the outcome of the submit. */
function VoteFoot({ vote, state, t }: VoteFootProps) {
  switch (state.state) {
    case 'open':
    case 'sending':
      return (
        <>
          {state.state === 'open' && state.problem !== null && (
            <p className="mt-20 text-28 text-notice" role="alert">
              {state.problem || t('vote.failed')}
            </p>
          )}
          <VoteSubmit isSending={state.state === 'sending'} t={t} />
        </>
      );
    case 'kept':
      return <VoteNotice words={t(state.message)} />;
    case 'closed':
      return <VoteNotice words={t('vote.closed')} />;
    case 'voted':
      return (
        <>
          <VoteNotice words={t('vote.thanks')} />
          {state.again && (
            <p className="text-center text-28 text-ink-3">
              {state.result?.left !== null && state.result?.left !== undefined && (
                <span className="mr-12 tabular-nums">
                  {t('vote.left', { n: state.result.left })}
                </span>
              )}
              <button
                className="min-h-88 px-20 text-accent"
                type="button"
                onClick={() => reopenVote(vote)}
              >
                {t('vote.again')}
              </button>
            </p>
          )}
        </>
      );
  }
}

/** Renders the outcome; it gets the focus of the button that sent the vote and is gone now. */
function VoteNotice({ words }: { words: string }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) line.current?.focus({ preventScroll: true });
  }, []);
  return (
    <p ref={line} className="mt-32 text-center text-28 text-ink-2" role="status" tabIndex={-1}>
      {words}
    </p>
  );
}
