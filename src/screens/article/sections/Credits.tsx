import { formatSourceLabel } from '../../../model/article/info.ts';
import { LangText } from '../../../ui/LangText.tsx';
import { Message } from '../../../ui/Message.tsx';
import type { ArticleView } from '../articleView.ts';
import { isAuthorCredit } from './AuthorLine.tsx';

/** Renders the credits by role but those of AuthorLine, then the young reporters. */
export function Credits({ view: { article, t } }: { view: ArticleView }) {
  const { youngReporters } = article;
  // ArticleInfo shows the source already, unless its name was too long for that line.
  const isSourceShown = formatSourceLabel(article.source) === article.source;
  const credits = article.credits.filter(
    (credit) => !isAuthorCredit(credit) && (credit.role !== 'source' || !isSourceShown),
  );
  if (credits.length === 0 && youngReporters.length === 0) return null;
  return (
    <dl className="credits mt-32 text-26 text-ink-3">
      {credits.map((credit) => (
        <div key={credit.role}>
          <dt>
            <Message t={t} k={`credit.${credit.role}`} />
          </dt>
          <dd>
            <LangText t={t} text={credit.names} />
          </dd>
        </div>
      ))}
      {youngReporters.map((young) => (
        <div key={young.cardNumber || young.name}>
          <dt>
            <Message t={t} k="credit.youngReporter" />
          </dt>
          <dd>
            {[young.name, young.school, young.className].filter(Boolean).join(' ')}
            {young.cardNumber && (
              <>
                {' '}
                <Message t={t} k="credit.card" values={{ number: young.cardNumber }} />
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
