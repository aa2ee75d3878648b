import { postListCall } from '../api/calls/circleCalls.ts';
import { publicMemberCall } from '../api/calls/publicMemberCalls.ts';
import { preloadPage } from './preloadPage.ts';

preloadPage(({ id }) =>
  id ? [publicMemberCall(id), postListCall({ of: { userId: id }, order: 'new' })] : [],
);
