import videoFeedUrl from '../../styles/videoFeedDeferred.css?url';
import { loadStyleSheet } from './loadStyleSheet.ts';

/** Loads the styles that a feed of short videos needs once it is interactive. */
export const loadVideoFeedStyles = (): Promise<void> => loadStyleSheet(videoFeedUrl);
