/** Runs inline in both templates of a question to the government: requests the question. */
import { governmentQuestionCall } from '../api/calls/questionCalls.ts';
import { preloadPage } from './preloadPage.ts';

preloadPage(({ id }) => (id ? [governmentQuestionCall(id)] : []));
