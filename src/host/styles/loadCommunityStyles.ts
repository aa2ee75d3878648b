import peopleUrl from '../../styles/communityDeferred.css?url';
import { loadStyleSheet } from './loadStyleSheet.ts';

/**
 * Loads the styles of rows that are added below the baked ones of a community page or replace them.
 */
export const loadCommunityStyles = (): Promise<void> => loadStyleSheet(peopleUrl);
