import type { Credit } from '../../../model/article/articleTypes.ts';
import { FollowButton } from '../../../ui/FollowButton.tsx';
import { LangText } from '../../../ui/LangText.tsx';
import { Message } from '../../../ui/Message.tsx';
import type { ArticleView } from '../articleView.ts';

/** Returns whether no other of these credits has the same names, or these names first. */
const isNamedOnce = ({ names }: Credit, at: number, all: readonly Credit[]): boolean =>
  !all.some(
    (other, i) => i !== at && other.names.includes(names) && (other.names !== names || i < at),
  );

/**
 * Renders who has written the article, and at the right, where it covers no link of the line above,
 * the button that follows its account.
 */
export function AuthorLine({ view: { article, quiet, t } }: { view: ArticleView }) {
  const { account, credits } = article;
  const authors = credits.filter(isAuthorCredit).filter(isNamedOnce);
  const canFollow = Number(account.id) > 0 && !quiet;
  if (authors.length === 0 && !canFollow) return null;
  return (
    <p className="mt-12 flex flex-wrap items-baseline gap-20 text-26 text-ink-2">
      {authors.map(({ role, names }) => (
        <span key={role}>
          <Message t={t} k={`credit.${role}`} /> <LangText t={t} text={names} />
        </span>
      ))}
      {canFollow && (
        <span className="ml-auto">
          <FollowButton id={account.id} name={account.name} object={4} t={t} />
        </span>
      )}
    </p>
  );
}

/** Returns whether a credit is shown above the text (AuthorLine), and so not below it. */
export const isAuthorCredit = ({ role }: Credit): boolean =>
  role === 'author' || role === 'reporter';
