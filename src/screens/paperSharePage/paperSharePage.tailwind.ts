import { forScreen } from '../../../tailwind.config.ts';

/** A page of the newspaper, baked; the template adds its states. */
export const PAPER_SOURCES = [
  './src/ui/paper/*.tsx',
  './src/ui/BackBar.tsx',
  './src/islands/Paper.island.tsx',
];

export default forScreen(...PAPER_SOURCES);
