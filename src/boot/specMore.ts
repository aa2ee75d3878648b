import { columnCall } from '../api/calls/columnCalls.ts';
import { specialArticlesCall } from '../api/calls/specialCalls.ts';
import { preloadPage } from './preloadPage.ts';

preloadPage(({ columnId }) =>
  columnId ? [specialArticlesCall(columnId, 0), columnCall(columnId)] : [],
);
