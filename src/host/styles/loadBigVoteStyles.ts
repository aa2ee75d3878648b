import bigVoteUrl from '../../styles/bigVoteDeferred.css?url';
import { loadStyleSheet } from './loadStyleSheet.ts';

/** Loads the styles that a baked vote needs once it is interactive. */
export const loadBigVoteStyles = (): Promise<void> => loadStyleSheet(bigVoteUrl);
