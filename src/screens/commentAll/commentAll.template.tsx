import { readPage } from '../../host/page.ts';
import { parseSource } from '../../model/comment/commentRules.ts';
import { readUid } from '../../services/session/tokenStore.ts';
import { withConfig } from '../../state/singlePage.ts';
import { startCommentTemplate } from '../../templates/commentTemplate.tsx';
import { ALL_COMMENTS } from './allComments.tsx';
import { loadAllComments } from './commentAll.load.ts';

startCommentTemplate({
  kind: ALL_COMMENTS,
  load: withConfig((client, articleId) => {
    const source = parseSource(readPage().params.source);
    return loadAllComments(client, { articleId, source, asMember: readUid() !== '' });
  }),
  async loadIsland({ articleId, source, list }) {
    const [{ CommentAll }, { showComments }] = await Promise.all([
      import('./CommentAll.island.tsx'),
      import('../../state/comments/comments.ts'),
    ]);
    showComments({ articleId, source, countHot: null }, list);
    return CommentAll;
  },
  missing: ['comment.none'],
});
