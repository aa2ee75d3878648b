import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { showCount } from '../../host/document/showCount.ts';
import type { CommentList } from '../../model/comment/commentList.ts';
import type { OfficialLook } from '../../model/comment/commentRules.ts';
import { nameListOfficials } from '../../model/comment/nameOfficials.ts';
import { $session } from '../../services/session/memberSession.ts';
import { $pendingComments, insertPendingComments } from '../../state/comments/pendingComments.ts';

/**
 * Returns the list with the reader's own unsent comments and the names of official ones added, and
 * writes its count to the bottom bar. null while there is no list.
 */
export function useCommentsWithPending(
  list: CommentList | null,
  articleId: string,
  official: OfficialLook,
): CommentList | null {
  const waiting = useStore($pendingComments, { ssr: 'initial' });
  const session = useStore($session, { ssr: 'initial' });
  const member = session.state === 'member' ? session.member : null;
  const shown =
    list && insertPendingComments(nameListOfficials(list, official), waiting, articleId, member);
  const total = shown?.totalCount ?? null;
  useEffect(() => {
    if (total !== null) showCount('comments', total);
  }, [total]);
  return shown;
}
