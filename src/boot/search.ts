import { searchCall } from '../api/calls/search.ts';
import { preloadPage } from './preloadPage.ts';

preloadPage(({ q: query = '' }) => (query.trim() ? [searchCall(query.trim(), 0)] : []));
