import { contributionCall, contributionsCall } from '../api/calls/contributions.ts';
import { preloadPage } from './preloadPage.ts';

preloadPage(({ linkID: seekId, id }) => [
  ...(id ? [contributionCall({ id, seekId })] : []),
  ...(seekId ? [contributionsCall({ seekId }, 0)] : []),
]);
