import { forScreen } from '../../../tailwind.config.ts';

/** What a baked vote becomes when it wakes. */
export default forScreen(
  './src/islands/bigVote/*.tsx',
  './src/islands/list/*.tsx',
  './src/ui/bigVote/*.tsx',
  './src/ui/Failure.tsx',
  './src/ui/Notice.tsx',
);
