import { forScreen } from '../../../tailwind.config.ts';

/** What a broadcast's page is made of, baked and awake; the template adds its states. */
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
