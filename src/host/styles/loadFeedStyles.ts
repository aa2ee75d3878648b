import feedUrl from '../../styles/feedDeferred.css?url';
import { loadStyleSheet } from './loadStyleSheet.ts';

/** Loads the styles of rows and modules that are added below a baked first screen or replace it. */
export const loadFeedStyles = (): Promise<void> => loadStyleSheet(feedUrl);
