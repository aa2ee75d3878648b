import { forScreen } from '../../../tailwind.config.ts';

/** Sources of a baked page of the newspaper; the template page adds its states. */
export const PAPER_SOURCES = [
  './src/ui/paper/*.tsx',
  './src/ui/BackBar.tsx',
  './src/islands/Paper.island.tsx',
];

export default forScreen(...PAPER_SOURCES);
