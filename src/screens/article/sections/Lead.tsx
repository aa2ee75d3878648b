import type { ArticleView } from '../articleView.ts';
import { Abstract, ReadingTime } from './Abstract.tsx';
import { ArticleInfo } from './ArticleInfo.tsx';
import { Certificate } from './Certificate.tsx';
import { Tags } from './Tags.tsx';
import { Titles } from './Titles.tsx';

/** Renders the sections above the text, in the order of product 2.7. */
export const Lead = ({ view }: { view: ArticleView }) => (
  <>
    <Titles view={view} />
    <Certificate view={view} />
    <ArticleInfo view={view} />
    <Tags view={view} />
    <Abstract view={view} />
    <ReadingTime view={view} />
  </>
);
