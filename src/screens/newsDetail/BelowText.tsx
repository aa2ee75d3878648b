import { Attachments } from './sections/Attachments.tsx';
import { Credits } from './sections/Credits.tsx';
import { Original } from './sections/Original.tsx';
import { Praise, Reward, Share } from './sections/Reactions.tsx';
import { ReporterCard } from './sections/ReporterCard.tsx';
import { Authorization, CopyrightNotice, SelfMediaStatement } from './sections/Statements.tsx';
import { VoteQuestions } from './sections/Vote.tsx';
import type { ArticleView } from './view.ts';

/** What belongs to the article and stands under its text, in the order of spec section 2. */
export function BelowText({ view }: { view: ArticleView }) {
  return (
    <>
      <SelfMediaStatement view={view} />
      <Credits view={view} />
      <ReporterCard view={view} />
      <CopyrightNotice view={view} />
      <Reward view={view} />
      <VoteQuestions view={view} />
      <Attachments view={view} />
      <Praise view={view} />
      <Authorization view={view} />
      <Share view={view} />
      <Original view={view} />
    </>
  );
}
