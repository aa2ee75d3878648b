import { postListCall } from '../api/calls/circles.ts';
import { publicMemberCall } from '../api/calls/publicMember.ts';
import { preloadPage } from './preloadPage.ts';

preloadPage(({ id }) =>
  id ? [publicMemberCall(id), postListCall({ of: { userId: id }, order: 'new' })] : [],
);
