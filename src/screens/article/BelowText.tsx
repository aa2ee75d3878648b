import { ExternalLink, Paperclip } from 'lucide';
import type { ReactNode } from 'react';
import { formatFileType } from '../../model/article/attachment.ts';
import { linkTo } from '../../routes.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Message } from '../../ui/Message.tsx';
import { Section } from '../../ui/Section.tsx';
import type { ArticleView } from './articleView.ts';
import { Credits } from './sections/Credits.tsx';
import { LinkTarget } from './sections/LinkTarget.tsx';
import { ReaderActions } from './sections/ReaderActions.tsx';
import { ReporterCard } from './sections/ReporterCard.tsx';
import {
  Authorization,
  CopyrightNotice,
  Keywords,
  SelfMediaStatement,
  WordCount,
} from './sections/Statements.tsx';
import { Tags } from './sections/Tags.tsx';
import { Updates } from './sections/Updates.tsx';

interface BelowTextProps {
  readonly view: ArticleView;
  /** The vote: an island with its own root in a baked page, a child in the template page. */
  readonly vote?: ReactNode;
  /** The reporters, where the page receives them after the text. */
  readonly reporters?: ReactNode;
}

/** Renders the sections below the text, in the order of product 2.7. */
export function BelowText({
  view,
  vote,
  reporters = <ReporterCard view={view} />,
}: BelowTextProps) {
  return (
    <>
      <Updates view={view} />
      <LinkTarget view={view} />
      <OriginalLink view={view} />
      <VoteSection view={view} form={vote} />
      <Attachments view={view} />
      <Tags view={view} />
      <ReaderActions view={view} />
      <AccountLine view={view} />
      {reporters}
      <AskReporters view={view} />
      <Credits view={view} />
      <Keywords view={view} />
      <WordCount view={view} />
      <CopyrightNotice view={view} />
      <Authorization view={view} />
      <SelfMediaStatement view={view} />
    </>
  );
}

/**
 * Renders the heading and the form of the article's vote. The form is an island with its own root
 * in a baked page, a child in the template page.
 */
function VoteSection({ view, form }: { view: ArticleView; form: ReactNode }) {
  const { article, t } = view;
  if (article.vote === null || article.vote.questions.length === 0) return null;
  return (
    <Section t={t} title="vote.title">
      {form}
    </Section>
  );
}

/** Renders the account that has published the article, with a link to its page. */
function AccountLine({ view: { article, settings } }: { view: ArticleView }) {
  const { id, name, icon } = article.account;
  const href = Number(id) > 0 && name ? linkTo('xyDetail', { id }, settings.siteBase) : null;
  if (!href) return null;
  return (
    <a
      className="mt-32 flex min-h-88 items-center gap-20 border-t pt-20 text-30 font-medium"
      href={href}
    >
      <Avatar name={name} src={icon} />
      <span className="min-w-0 flex-1 truncate">{name}</span>
    </a>
  );
}

/** Renders the link to the article's original publication. */
function OriginalLink({ view: { article, t } }: { view: ArticleView }) {
  if (!article.originalUrl) return null;
  return (
    <a
      className="mt-24 inline-flex min-h-88 items-center gap-12 text-30 text-accent"
      href={article.originalUrl}
      rel="noopener nofollow"
    >
      <Message t={t} k="article.original" />
      <Icon className="h-28 w-28" icon={ExternalLink} />
    </a>
  );
}

/** Renders a button for a question to each reporter; it names the reporter where there are several. */
function AskReporters({ view: { article, t, quiet } }: { view: ArticleView }) {
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

/**
 * Renders the attachments as links; `data-act` is needed because some environments open files
 * differently.
 */
function Attachments({ view: { article, t } }: { view: ArticleView }) {
  if (article.attachments.length === 0) return null;
  return (
    <Section t={t} title="article.attachments">
      <ul>
        {article.attachments.map((file) => (
          <li key={file.url} className="border-b">
            <a
              className="flex min-h-88 items-center gap-16 py-16 text-32"
              data-act="download"
              href={file.url}
              rel="noopener nofollow"
            >
              <Icon className="h-32 w-32 shrink-0 text-ink-3" icon={Paperclip} />
              <span className="min-w-0 flex-1">{file.name || file.url}</span>
              <span className="text-26 text-ink-3">{formatFileType(file.url)}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
