import type { ReactNode } from 'react';
import { AccountLine } from './sections/AccountLine.tsx';
import { Attachments } from './sections/Attachments.tsx';
import { Credits } from './sections/Credits.tsx';
import { LinkTarget } from './sections/LinkTarget.tsx';
import { Original } from './sections/Original.tsx';
import { Praise, Reward, Share } from './sections/Reactions.tsx';
import { ReporterCard } from './sections/ReporterCard.tsx';
import { Authorization, CopyrightNotice, SelfMediaStatement } from './sections/Statements.tsx';
import { VoteSection } from './sections/Vote.tsx';
import type { ArticleView } from './view.ts';

interface BelowTextProps {
  readonly view: ArticleView;
  /** The vote: an island with its own root in a baked page, a child in the template page. */
  readonly vote?: ReactNode;
}

/** Renders the sections below the text, in the order of product 2.7. */
export function BelowText({ view, vote }: BelowTextProps) {
  return (
    <>
      <LinkTarget view={view} />
      <SelfMediaStatement view={view} />
      <AccountLine view={view} />
      <Credits view={view} />
      <ReporterCard view={view} />
      <CopyrightNotice view={view} />
      <Reward view={view} />
      <VoteSection view={view} form={vote} />
      <Attachments view={view} />
      <Praise view={view} />
      <Authorization view={view} />
      <Share view={view} />
      <Original view={view} />
    </>
  );
}
