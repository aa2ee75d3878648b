import { forScreen } from '../../../tailwind.config.ts';

/**
 * Classes of a newspaper page after hydration, and of the article that opens over it
 * (src/styles/paperLate.css).
 */
export default forScreen(
  './src/islands/paper/*.tsx',
  './src/ui/paper/*.tsx',
  './src/ui/{BodySegments,MediaCover}.tsx',
);
