import { readSettings } from '../host/settings.ts';
import { canComment, POST_SOURCE, pickOfficialLook } from '../model/comment/commentRules.ts';
import type { Post } from '../model/community/communityTypes.ts';
import type { CommunityView } from '../ui/community/communityView.ts';
import type { TemplatePart } from './singleTemplate.tsx';

/** The element that React renders the comments in. */
const BOX = 'post-comments';

/** The comments on a post as a part of its template; the view of the post is counted with them. */
export const POST_COMMENTS: TemplatePart<Post, CommunityView> = {
  Html: () => <div className="contents" id={BOX} />,
  async start({ id, view: { config, locale } }, firstScreen) {
    await firstScreen;
    import('../services/statistics/visit.ts').then(
      ({ visitArticle }) => visitArticle(readSettings()),
      () => {},
    );
    const box = document.getElementById(BOX);
    if (!box) return;
    const [{ Comments }, { mountIsland }] = await Promise.all([
      import('../islands/Comments.island.tsx'),
      import('../islands/mountIsland.ts'),
    ]);
    mountIsland(box, Comments, {
      articleId: id,
      canWrite: canComment({ discussClosed: false }, config),
      countHot: config.discuss.countHot,
      countReply: config.discuss.countReply,
      locale,
      official: pickOfficialLook(config.discuss),
      source: POST_SOURCE,
      timeStyle: config.times.contentStyle,
    });
  },
};
