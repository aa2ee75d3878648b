import type { ArticleView } from '../articleView.ts';
import { Abstract } from './Abstract.tsx';
import { ArticleInfo } from './ArticleInfo.tsx';
import { AuthorLine } from './AuthorLine.tsx';
import { Certificate } from './Certificate.tsx';
import { Titles } from './Titles.tsx';

/** Renders the sections above the text, in the order of product 2.7. */
export const Lead = ({ view }: { view: ArticleView }) => (
  <>
    <Titles view={view} />
    <ArticleInfo view={view} />
    <AuthorLine view={view} />
    <Certificate view={view} />
    <Abstract view={view} />
  </>
);
