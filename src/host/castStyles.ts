import answersUrl from '../styles/answers.css?url';
import { loadSheet } from './styles.ts';

/** The styles of an editor's form in the sheet of a vote; a page of such a form has them already. */
export const loadAnswerStyles = (): Promise<void> => loadSheet(answersUrl);
