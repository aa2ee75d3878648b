import { Flag, Trash2 } from 'lucide';
import type { CommunityTranslate } from '../../i18n/translate.ts';
import type { Post } from '../../model/community/communityTypes.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Message } from '../../ui/Message.tsx';

interface PostActionsProps {
  readonly post: Pick<Post, 'id' | 'circleId' | 'writer'>;
  /** Address to which the writer is sent after deleting the post. */
  readonly after: string;
  readonly t: CommunityTranslate;
}

/**
 * Renders both actions on a post: readers report it, its writer deletes it. The session is known
 * only after loading: actions/showButtonStates.ts then sets `data-mine`, and the style sheet shows one
 * of them.
 */
export function PostActions({ post: { id, writer }, after, t }: PostActionsProps) {
  return (
    <p className="post-acts" data-own={writer.id || undefined}>
      <button className="post-act post-report" data-act="reportPost" data-id={id} type="button">
        <Icon className="h-32 w-32" icon={Flag} />
        <Message k="comment.report" t={t} />
      </button>
      <button
        className="post-act post-delete"
        data-act="deletePost"
        data-after={after}
        data-id={id}
        type="button"
      >
        <Icon className="h-32 w-32" icon={Trash2} />
        <Message k="comment.delete" t={t} />
      </button>
    </p>
  );
}
