import peopleUrl from '../styles/peopleLate.css?url';
import { loadSheet } from './styles.ts';

/**
 * Loads the styles of rows that are added below the baked ones of a community page or replace them.
 */
export const loadPeopleStyles = (): Promise<void> => loadSheet(peopleUrl);
