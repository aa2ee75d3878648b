import { readRouteName } from '../host/page.ts';
import { readSettings } from '../host/settings.ts';
import { POST_SOURCE } from '../model/comment/commentRules.ts';
import type { Post } from '../model/community/communityTypes.ts';
import { createPostDetail } from '../screens/postDetail/PostDetailView.tsx';
import { loadMomentPage, loadPostPage, postDetail } from '../state/community/postDetail.ts';
import type { CommunityView } from '../ui/community/communityView.ts';
import { startCommunityTemplate } from './communityTemplate.ts';
import type { TemplatePart } from './singleTemplate.tsx';

/** The element that React renders the comments in. */
const BOX = 'post-comments';

/** The comments on a post as a part of its template; the view of the post is counted with them. */
const COMMENTS: TemplatePart<Post, CommunityView> = {
  Html: () => <div className="contents" id={BOX} />,
  async start({ id, view }, firstScreen) {
    await firstScreen;
    import('../services/statistics/visit.ts').then(
      ({ visitArticle }) => visitArticle(readSettings()),
      () => {},
    );
    const box = document.getElementById(BOX);
    if (!box) return;
    const [{ Comments, createCommentsProps }, { mountIsland }] = await Promise.all([
      import('../islands/Comments.island.tsx'),
      import('../islands/mountIsland.ts'),
    ]);
    mountIsland(box, Comments, createCommentsProps({ id, source: POST_SOURCE }, null, view));
  },
};

/** Whether the post is one of the friends' circle. */
const isMoment = readRouteName() === 'friendsCircleDetail';

startCommunityTemplate({
  ...createPostDetail(isMoment ? 'friendsCircleDetail' : 'postDetail'),
  comments: COMMENTS,
  load: isMoment ? loadMomentPage : loadPostPage,
  missing: ['post.gone', 'post.goneHint'],
  name: (t) => t(isMoment ? 'post.moment' : 'post.page'),
  page: postDetail,
});
