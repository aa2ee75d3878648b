import bigVoteUrl from '../styles/bigVoteLate.css?url';
import { loadSheet } from './styles.ts';

/** Loads the styles that a baked vote needs once it is interactive. */
export const loadBigVoteStyles = (): Promise<void> => loadSheet(bigVoteUrl);
