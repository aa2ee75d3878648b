import peopleUrl from '../styles/peopleLate.css?url';
import { loadSheet } from './styles.ts';

/** The styles of rows that come below the baked ones of a page about people, or in their place. */
export const loadPeopleStyles = (): Promise<void> => loadSheet(peopleUrl);
