import { PostDetailView } from '../screens/postDetail/PostDetailView.tsx';
import { describeFriendsCircleDetail } from '../screens/postDetail/postDetailScreen.ts';
import { loadMomentPage, postDetail } from '../state/community/postDetail.ts';
import { startCommunityTemplate } from './communityTemplate.ts';
import { POST_COMMENTS } from './postComments.tsx';

startCommunityTemplate({
  View: PostDetailView,
  comments: POST_COMMENTS,
  describe: describeFriendsCircleDetail,
  load: loadMomentPage,
  missing: ['post.gone', 'post.goneHint'],
  name: (t) => t('post.moment'),
  page: postDetail,
});
