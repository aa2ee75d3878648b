import { PostDetailView } from '../screens/postDetail/PostDetailView.tsx';
import { describePostDetail } from '../screens/postDetail/postDetailScreen.ts';
import { loadPostPage, postDetail } from '../state/community/postDetail.ts';
import { startCommunityTemplate } from './communityTemplate.ts';
import { POST_COMMENTS } from './postComments.tsx';

startCommunityTemplate({
  View: PostDetailView,
  comments: POST_COMMENTS,
  describe: describePostDetail,
  load: loadPostPage,
  missing: ['post.gone', 'post.goneHint'],
  name: (t) => t('post.page'),
  page: postDetail,
});
