import { QUESTION_STATE_MESSAGE_KEYS } from '../../i18n/questionState.ts';
import type { GovernmentQuestion } from '../../model/community/qa.ts';
import { linkTo } from '../../routes.ts';
import { AttachedMedia } from '../../ui/community/AttachedMedia.tsx';
import type { CommunityComposition, CommunityView } from '../../ui/community/communityView.ts';
import { ShareButton } from '../../ui/community/ShareButton.tsx';
import { WriterLine } from '../../ui/community/WriterLine.tsx';
import { label, Message } from '../../ui/Message.tsx';
import { ListTime } from '../../ui/Timestamp.tsx';
import { QaAnswer } from './QaAnswer.tsx';
import { QaFacts, QUESTION_STATES } from './QaFacts.tsx';

interface QaViewProps {
  /** The answer has passed the sanitiser. */
  readonly question: GovernmentQuestion;
  readonly view: CommunityView;
  /** `steps` is the newer layout, which begins with the office and the steps of progress. */
  readonly look: 'plain' | 'steps';
}

/** Renders a question to the government, its answer, and the place of what follows. */
function QaView({ question, view, look }: QaViewProps) {
  const { id, title, text, writer, office, category, askedAt, attached, views } = question;
  const { t } = view;
  return (
    <>
      {look === 'steps' && <QaSteps question={question} view={view} />}
      <article className="pb-32 pt-32">
        <h1
          className={`whitespace-pre-line ${
            title ? 'text-38 font-semibold' : 'text-34 font-medium'
          }`}
        >
          {title || text}
        </h1>
        <div className="mt-20">
          <WriterLine at={askedAt} view={view} writer={writer} />
        </div>
        {title && text && <p className="mt-20 whitespace-pre-line text-32">{text}</p>}
        <AttachedMedia attached={attached} title={title || text} view={view} />
        <QaFacts question={question} t={t} withOffice={look === 'plain'} />
        {views > 0 && (
          <p className="mt-16 text-26 tabular-nums text-ink-3">
            <Message k="government.views" t={t} values={{ n: views }} />
          </p>
        )}
      </article>
      <QaAnswer question={question} view={view} />
      <ShareButton t={t} />
      <qa-onward data-category={category} data-id={id} data-office={office} />
    </>
  );
}

/** Creates the page of a question to the government; two routes show it in two layouts. */
export const createQaDetail = (
  route: 'qaDetail' | 'newQaDetail',
): CommunityComposition<'qaDetail'> => ({
  View: ({ data, view }) => (
    <QaView look={route === 'qaDetail' ? 'plain' : 'steps'} question={data} view={view} />
  ),
  describe: ({ id, title, text, attached, answerAttached }, { base }) => ({
    name: title || text,
    description: text,
    pictures: [...attached, ...answerAttached]
      .filter(({ kind }) => kind === 'picture')
      .map(({ url }) => url),
    path: linkTo(route, { id }, base),
    object: 0,
    id,
  }),
  sanitise: (question, sanitise) => ({ ...question, answerHtml: sanitise(question.answerHtml) }),
});

interface QaStepsProps {
  readonly question: GovernmentQuestion;
  readonly view: CommunityView;
}

/** Renders the head of the newer layout: the office, and the steps of the question's progress. */
function QaSteps({ question, view }: QaStepsProps) {
  const { office, state, askedAt, answeredAt } = question;
  const { t, now, config } = view;
  const reached = QUESTION_STATES.indexOf(state);
  const times = [askedAt, null, answeredAt];
  return (
    <header className="border-b pb-28 pt-28">
      {office && (
        <p className="text-32 font-semibold">
          <Message className="mr-16 text-26 font-normal text-ink-3" k="government.office" t={t} />
          {office}
        </p>
      )}
      <ol {...label(t, 'government.steps')} className="qa-steps">
        {QUESTION_STATES.map((step, index) => (
          <li
            key={step}
            aria-current={index === reached ? 'step' : undefined}
            className={`qa-step ${index <= reached ? 'qa-done' : ''}`}
          >
            <Message k={QUESTION_STATE_MESSAGE_KEYS[step]} t={t} />
            {index <= reached && times[index] != null && (
              <span className="qa-when">
                <ListTime at={times[index]} now={now} t={t} times={config.times} />
              </span>
            )}
          </li>
        ))}
      </ol>
    </header>
  );
}
