import { forScreen } from '../../../tailwind.config.ts';

/** Sources of a baked article; the template page adds its states (template.tailwind.ts). */
export const ARTICLE_SOURCES = [
  './src/screens/newsDetail/NewsDetail.tsx',
  './src/screens/article/BelowText.tsx',
  './src/screens/article/sections/*.tsx',
  './src/ui/{AdBlock,ArticleRow,Avatar,BackBar,BodySegments,Comments,MediaCover,Section}.tsx',
  './src/ui/vote/*.tsx',
  './src/islands/Vote.island.tsx',
];

export default forScreen(...ARTICLE_SOURCES);
