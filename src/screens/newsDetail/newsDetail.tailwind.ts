import { forScreen } from '../../../tailwind.config.ts';

/** What a baked article is made of; the template adds its states (template.tailwind.ts). */
export const ARTICLE_SOURCES = [
  './src/screens/newsDetail/{NewsDetail,BelowText}.tsx',
  './src/screens/newsDetail/sections/*.tsx',
  './src/ui/{AdBlock,ArticleRow,Avatar,BackBar,BodySegments,Comments,Section}.tsx',
  './src/ui/vote/*.tsx',
  './src/islands/Vote.island.tsx',
];

export default forScreen(...ARTICLE_SOURCES);
