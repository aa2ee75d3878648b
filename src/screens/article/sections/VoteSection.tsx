import type { ReactNode } from 'react';
import { Section } from '../../../ui/Section.tsx';
import type { ArticleView } from '../articleView.ts';

/**
 * Renders the heading and the form of the article's vote. The form is an island with its own root
 * in a baked page, a child in the template page.
 */
export function VoteSection({ view, form }: { view: ArticleView; form: ReactNode }) {
  const { article, t } = view;
  if (article.vote === null || article.vote.questions.length === 0) return null;
  return (
    <Section t={t} title="vote.title">
      {form}
    </Section>
  );
}
