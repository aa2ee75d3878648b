import { Message } from '../../../ui/Message.tsx';
import type { ArticleView } from '../articleView.ts';

/** Renders a button for a question to each reporter; it names the reporter where there are several. */
export function AskReporters({ view: { article, t, quiet } }: { view: ArticleView }) {
  const reporters = article.reporters.filter(({ id }) => id !== '');
  if (!article.showReporterCard || quiet || reporters.length === 0) return null;
  return (
    <ul className="mt-24 flex flex-col items-center">
      {reporters.map(({ id, name }) => (
        <li key={id}>
          <button
            className="min-h-88 px-32 text-30 text-accent"
            data-act="ask"
            data-id={id}
            data-name={name || undefined}
            type="button"
          >
            {reporters.length > 1 && name ? (
              <Message t={t} k="reporter.askNamed" values={{ name }} />
            ) : (
              <Message t={t} k="reporter.ask" />
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
