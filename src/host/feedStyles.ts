import feedUrl from '../styles/feedLate.css?url';
import { loadSheet } from './styles.ts';

/** Loads the styles of rows and modules that are added below a baked first screen or replace it. */
export const loadFeedStyles = (): Promise<void> => loadSheet(feedUrl);
