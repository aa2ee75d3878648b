import answersUrl from '../../styles/answers.css?url';
import { loadStyleSheet } from './loadStyleSheet.ts';

/**
 * Loads the styles of an editor's form in the sheet of a vote; pages of such a form contain them
 * already.
 */
export const loadAnswerStyles = (): Promise<void> => loadStyleSheet(answersUrl);
