/** Runs inline in both templates of a question to the government: requests the question. */
import { governmentQuestionCall } from '../api/calls/questions.ts';
import { preloadPage } from './preloadPage.ts';

preloadPage(({ id }) => (id ? [governmentQuestionCall(id)] : []));
