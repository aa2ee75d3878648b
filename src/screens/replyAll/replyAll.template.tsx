import { readUid } from '../../services/session/tokenStore.ts';
import { withConfig } from '../../state/singlePage.ts';
import { startCommentTemplate } from '../../templates/commentTemplate.tsx';
import { ONE_THREAD } from './oneThread.tsx';
import { loadThread } from './replyAll.load.ts';

startCommentTemplate({
  kind: ONE_THREAD,
  load: withConfig((client, id) => loadThread(client, id, readUid() !== '')),
  async loadIsland({ list, thread }) {
    const [{ ReplyAll }, { showThread }] = await Promise.all([
      import('./ReplyAll.island.tsx'),
      import('../../state/comments/comments.ts'),
    ]);
    if (thread) showThread(thread.id, list);
    return ReplyAll;
  },
  missing: ['comment.gone'],
});
