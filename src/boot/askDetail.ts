import { answersCall } from '../api/calls/questions.ts';
import { preloadPage } from './preloadPage.ts';

preloadPage(({ id }) => (id ? [answersCall({ id, page: 0 })] : []));
