import { forScreen } from '../../../tailwind.config.ts';

/** What a page of the newspaper becomes, and what is read over it (src/styles/paperLate.css). */
export default forScreen(
  './src/islands/paper/*.tsx',
  './src/ui/paper/*.tsx',
  './src/ui/{BodySegments,MediaCover}.tsx',
);
