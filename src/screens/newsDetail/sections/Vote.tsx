import { formatDate } from '../../../model/time.ts';
import { Section } from '../../../ui/Section.tsx';
import { Words } from '../../../ui/words.tsx';
import type { ArticleView } from '../view.ts';

/** The questions of the article's vote, to read. */
export function VoteQuestions({ view: { article, t } }: { view: ArticleView }) {
  const { vote } = article;
  if (vote === null || vote.questions.length === 0) return null;
  return (
    <Section t={t} title="vote.title">
      {vote.name && <p className="text-34 font-medium">{vote.name}</p>}
      <p className="mt-8 text-26 tabular-nums text-ink-3">
        {vote.endsAt !== null && (
          <Words
            t={t}
            k="vote.until"
            values={{ time: formatDate(vote.endsAt, 'YYYY-MM-DD HH:mm') }}
          />
        )}
        {vote.appOnly && (
          <>
            {' '}
            <Words t={t} k="vote.appOnly" />
          </>
        )}
      </p>
      {vote.questions.map((question) => (
        <div key={question.id} className="mt-24">
          <h3 className="text-32">
            {question.name}
            <span className="ml-12 text-26 text-ink-3">
              {question.multiple ? (
                <Words t={t} k="vote.multiple" values={{ n: question.limit }} />
              ) : (
                <Words t={t} k="vote.single" />
              )}
            </span>
          </h3>
          <ol className="mt-12">
            {question.options.map((option) => (
              <li key={option.id} className="flex items-center gap-20 border-b py-20 text-32">
                {option.picture && (
                  <img
                    className="h-88 w-88 object-cover"
                    src={option.picture}
                    alt=""
                    loading="lazy"
                  />
                )}
                {option.name}
              </li>
            ))}
          </ol>
        </div>
      ))}
    </Section>
  );
}
