import { columnCall } from '../api/calls/columns.ts';
import { specialArticlesCall } from '../api/calls/specials.ts';
import { preloadPage } from './preloadPage.ts';

preloadPage(({ columnId }) =>
  columnId ? [specialArticlesCall(columnId, 0), columnCall(columnId)] : [],
);
