import { Suspense } from 'react';
import type { Translate } from '../i18n/translate.ts';
import type { Vote } from '../model/article/articleTypes.ts';
import { QuestionField, VoteHead, VoteSubmit } from '../ui/vote/VoteFields.tsx';

/** Renders a vote without its form: an editor sees the options, and nothing can be sent. */
export const VoteOptions = ({ vote, t }: { readonly vote: Vote; readonly t: Translate }) => (
  <fieldset className="m-0 min-w-0 p-0" disabled>
    <VoteHead t={t} vote={vote} />
    {vote.questions.map((question) => (
      <QuestionField key={question.id} question={question} t={t} vote={vote} />
    ))}
  </fieldset>
);

/** Renders a vote that nothing is known of yet, as the form that its island hydrates. */
export const VoteForm = ({ vote, t }: { readonly vote: Vote; readonly t: Translate }) => (
  <div id="vote">
    <form method="post">
      <Suspense>
        <VoteHead t={t} vote={vote} />
        {vote.questions.map((question) => (
          <QuestionField key={question.id} question={question} t={t} vote={vote} />
        ))}
        <VoteSubmit t={t} />
      </Suspense>
    </form>
  </div>
);
