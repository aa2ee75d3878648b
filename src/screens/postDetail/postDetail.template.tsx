import { readRouteName } from '../../host/page.ts';
import { readSettings } from '../../host/settings.ts';
import { POST_SOURCE } from '../../model/comment/commentRules.ts';
import type { Post } from '../../model/community/post.ts';
import { readUid } from '../../services/session/tokenStore.ts';
import { withConfig } from '../../state/singlePage.ts';
import { startCommunityTemplate } from '../../templates/communityTemplate.ts';
import type { TemplatePart } from '../../templates/singleTemplate.tsx';
import type { CommunityView } from '../../ui/community/communityView.ts';
import { loadFriendsCircleDetail } from './friendsCircleDetail.load.ts';
import { createPostDetail } from './PostDetailView.tsx';
import { loadAsReader, loadPostDetail } from './postDetail.load.ts';

/** The element that React renders the comments in. */
const BOX = 'post-comments';

/** The comments on a post as a part of its template; the view of the post is counted with them. */
const COMMENTS: TemplatePart<Post, CommunityView> = {
  Html: () => <div className="contents" id={BOX} />,
  async start({ id, view }, firstScreen) {
    await firstScreen;
    import('../../services/statistics/visit.ts').then(
      ({ visitArticle }) => visitArticle(readSettings()),
      () => {},
    );
    const box = document.getElementById(BOX);
    if (!box) return;
    const [{ Comments, createCommentsProps }, { mountIsland }] = await Promise.all([
      import('../../islands/Comments.island.tsx'),
      import('../../islands/mountIsland.ts'),
    ]);
    mountIsland(box, Comments, createCommentsProps({ id, source: POST_SOURCE }, null, view));
  },
};

/** Whether the post is one of the friends' circle. */
const isMoment = readRouteName() === 'friendsCircleDetail';

startCommunityTemplate({
  ...createPostDetail(isMoment ? 'friendsCircleDetail' : 'postDetail'),
  comments: COMMENTS,
  load: withConfig((client, id) =>
    loadAsReader(client, id, readUid() !== '', isMoment ? loadFriendsCircleDetail : loadPostDetail),
  ),
  missing: ['post.gone', 'post.goneHint'],
  name: (t) => t(isMoment ? 'post.moment' : 'post.page'),
});
