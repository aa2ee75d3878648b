import type { GovernmentQuestion } from '../../model/community/communityTypes.ts';
import { linkTo } from '../../routes.ts';
import { AttachedMedia } from '../../ui/community/AttachedMedia.tsx';
import type { CommunityComposition, CommunityView } from '../../ui/community/communityView.ts';
import { WriterLine } from '../../ui/community/WriterLine.tsx';
import { Message } from '../../ui/Message.tsx';
import { QaAnswer } from './QaAnswer.tsx';
import { QaFacts } from './QaFacts.tsx';
import { QaSteps } from './QaSteps.tsx';

interface QaViewProps {
  /** The answer has passed the sanitiser. */
  readonly question: GovernmentQuestion;
  readonly view: CommunityView;
  /** `steps` is the newer layout, which begins with the office and the steps of progress. */
  readonly look: 'plain' | 'steps';
}

/** Renders a question to the government and its answer. */
function QaView({ question, view, look }: QaViewProps) {
  const { title, text, writer, askedAt, attached, views } = question;
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
