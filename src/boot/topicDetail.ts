import { questionsCall, topicCall } from '../api/calls/questions.ts';
import { preloadPage } from './preloadPage.ts';

preloadPage(({ id }) => (id ? [topicCall(id), questionsCall({ id, page: 0, lastId: '0' })] : []));
