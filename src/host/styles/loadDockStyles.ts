import dockUrl from '../../styles/dock.css?url';
import { loadStyleSheet } from './loadStyleSheet.ts';

/** Loads the styles of a docked player, once a video plays. */
export const loadDockStyles = (): Promise<void> => loadStyleSheet(dockUrl);
