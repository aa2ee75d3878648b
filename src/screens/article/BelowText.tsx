import type { ReactNode } from 'react';
import type { ArticleView } from './articleView.ts';
import { AccountLine } from './sections/AccountLine.tsx';
import { AskReporters } from './sections/AskReporters.tsx';
import { Attachments } from './sections/Attachments.tsx';
import { Credits } from './sections/Credits.tsx';
import { LinkTarget } from './sections/LinkTarget.tsx';
import { OriginalLink } from './sections/OriginalLink.tsx';
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
import { VoteSection } from './sections/VoteSection.tsx';

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
