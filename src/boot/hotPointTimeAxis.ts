import { articlesCall, columnCall } from '../api/calls/columns.ts';
import { preloadPage } from './preloadPage.ts';

preloadPage(({ id }) => (id ? [articlesCall({ columnId: id, page: 0 }), columnCall(id)] : []));
