import { articlesCall, columnsCall } from '../api/calls/columns.ts';
import { subjectCall } from '../api/calls/specials.ts';
import { decideArticleCall } from '../api/calls/startCalls.ts';
import { preloadPage } from './preloadPage.ts';

preloadPage(({ linkID, id }, flags) => [
  ...(id ? [decideArticleCall({ articleId: id, columnId: linkID, flags })] : []),
  ...(linkID
    ? [columnsCall({ parentColumnId: linkID }), articlesCall({ columnId: linkID, withAds: true })]
    : []),
  ...(linkID && !id ? [subjectCall(linkID)] : []),
]);
