import { authorInfoCall, reporterArticlesCall } from '../api/calls/reporterCalls.ts';
import { preloadPage } from './preloadPage.ts';

preloadPage(({ id }) => (id ? [authorInfoCall(id), reporterArticlesCall({ id, page: 0 })] : []));
