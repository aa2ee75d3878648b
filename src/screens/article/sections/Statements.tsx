import { Message } from '../../../ui/Message.tsx';
import type { ArticleView } from '../articleView.ts';

/** Renders the statement below articles of self-media accounts, if configured (product 2.9). */
export function SelfMediaStatement({ view: { article, config, t } }: { view: ArticleView }) {
  if (!(Number(article.account.id) > 0) || config.selfMediaStatement === null) return null;
  const values = {
    account: article.account.name || config.selfMediaName,
    app: config.appName || config.siteName,
  };
  return (
    <p className="mt-20 text-26 text-ink-3">
      {config.selfMediaStatement || <Message t={t} k="article.selfMedia" values={values} />}
    </p>
  );
}

export function CopyrightNotice({ view: { article, config, t } }: { view: ArticleView }) {
  if (!article.copyright) return null;
  return (
    <p className="mt-20 text-26 text-ink-3">
      <b className="font-medium text-ink-2">
        <Message t={t} k="article.copyright" />
      </b>{' '}
      {config.article.copyrightNotice || (
        <Message t={t} k="article.copyrightText" values={{ name: config.siteName }} />
      )}
    </p>
  );
}

export function Authorization({ view: { config, t } }: { view: ArticleView }) {
  if (!config.article.authorizationText) return null;
  return (
    <p className="mt-20 text-26 text-ink-3">
      <b className="font-medium text-ink-2">
        <Message t={t} k="article.authorization" />
      </b>
      {` ${config.article.authorizationText}`}
    </p>
  );
}

/** Renders the length of the text, as the CMS counts it. */
export function WordCount({ view: { article, t } }: { view: ArticleView }) {
  if (article.wordCount === 0) return null;
  return (
    <p className="mt-20 text-26 text-ink-3">
      <Message t={t} k="article.words" values={{ words: article.wordCount }} />
    </p>
  );
}

const MAX_KEYWORDS = 10;

/** Renders the keywords of the CMS that are no tags. */
export function Keywords({ view: { article, t } }: { view: ArticleView }) {
  const words = article.keywords.filter((word) => !article.tags.some(({ name }) => name === word));
  if (words.length === 0) return null;
  return (
    <p className="mt-20 text-26 text-ink-3">
      <b className="font-medium text-ink-2">
        <Message t={t} k="article.keywords" />
      </b>
      {` ${words.slice(0, MAX_KEYWORDS).join(' · ')}`}
    </p>
  );
}
