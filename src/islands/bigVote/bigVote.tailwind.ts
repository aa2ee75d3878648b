import { forScreen } from '../../../tailwind.config.ts';

/** Utilities of a hydrated vote. */
export default forScreen(
  './src/islands/bigVote/*.tsx',
  './src/islands/list/*.tsx',
  './src/ui/bigVote/*.tsx',
  './src/ui/Failure.tsx',
  './src/ui/Notice.tsx',
);
