import { contributionCall, contributionsCall } from '../../api/calls/contributionCalls.ts';
import { askListEarly } from '../earlyList.ts';

askListEarly('/seekArticleDetail/{linkID?}/{id?}.html', ({ linkID: seekId, id }) => [
  ...(id ? [contributionCall({ id, seekId })] : []),
  ...(seekId ? [contributionsCall({ seekId }, 0)] : []),
]);
