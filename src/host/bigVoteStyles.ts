import bigVoteUrl from '../styles/bigVoteLate.css?url';
import { loadSheet } from './styles.ts';

/** The styles of what a baked vote becomes when it wakes. */
export const loadBigVoteStyles = (): Promise<void> => loadSheet(bigVoteUrl);
