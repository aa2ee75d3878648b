import { ACCOUNT_LIST, recommendXysCall, xyInfoCall, xyListCall } from '../api/calls/accounts.ts';
import { preloadPage } from './preloadPage.ts';

preloadPage(({ id }) =>
  Number(id) > 0 && id
    ? [
        xyInfoCall(id),
        xyListCall(id, ACCOUNT_LIST.articles),
        xyListCall(id, ACCOUNT_LIST.questions),
        recommendXysCall(id),
      ]
    : [],
);
