import { Message } from '../../../ui/Message.tsx';
import type { ArticleView } from '../articleView.ts';

/** Renders a button for a question to each reporter; it names the reporter where there are several. */
export function AskReporters({ view: { article, t, quiet } }: { view: ArticleView }) {
  const reporters = article.reporters.filter(({ id }) => id !== '');
  if (!article.showReporterCard || quiet) return null;
  return reporters.map(({ id, name }) => (
    <button
      key={id}
      className="mx-auto mt-24 flex min-h-88 items-center gap-12 px-32 text-30 text-accent"
      data-act="ask"
      data-id={id}
      type="button"
    >
      {reporters.length > 1 && <span>{name}</span>}
      <Message t={t} k="reporter.ask" />
    </button>
  ));
}
