import feedUrl from '../styles/feedLate.css?url';
import { loadSheet } from './styles.ts';

/** The styles of rows and modules that come below a baked first screen or in its place. */
export const loadFeedStyles = (): Promise<void> => loadSheet(feedUrl);
