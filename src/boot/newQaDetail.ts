import { governmentQuestionCall } from '../api/calls/questionCalls.ts';
import { preloadPage } from './preloadPage.ts';

preloadPage('/newQaDetail/{id?}.html', ({ id }) => (id ? [governmentQuestionCall(id)] : []));
