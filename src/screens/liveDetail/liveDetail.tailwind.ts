import { forScreen } from '../../../tailwind.config.ts';

/** Sources of a broadcast's page, before and after hydration; the template page adds its states. */
export const LIVE_SOURCES = [
  './src/screens/liveDetail/*.tsx',
  './src/screens/article/BelowText.tsx',
  './src/screens/article/sections/*.tsx',
  './src/ui/{AdBlock,ArticleRow,Avatar,BackBar,BodySegments,Comments,MediaCover,Section}.tsx',
  './src/ui/live/*.tsx',
  './src/ui/vote/*.tsx',
  './src/islands/Vote.island.tsx',
];

export default forScreen(...LIVE_SOURCES);
