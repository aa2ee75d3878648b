import { forScreen } from '../../tailwind.config.ts';

/** Utilities of the islands that hydrate in baked pages (src/styles/late.css). */
export default forScreen(
  './src/islands/*.island.tsx',
  './src/islands/comments/*.tsx',
  './src/ui/{Avatar,Comments,Icon}.tsx',
  './src/ui/{comment,vote}/**/*.tsx',
);
