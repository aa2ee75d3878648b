import { authorInfoCall, reporterArticlesCall } from '../api/calls/reporters.ts';
import { preloadPage } from './preloadPage.ts';

preloadPage(({ id }) => (id ? [authorInfoCall(id), reporterArticlesCall({ id, page: 0 })] : []));
