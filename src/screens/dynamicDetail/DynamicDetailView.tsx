import { AttachedMedia } from '../../ui/community/AttachedMedia.tsx';
import type { CommunityViewProps } from '../../ui/community/communityView.ts';
import { WriterLine } from '../../ui/community/WriterLine.tsx';
import { FollowButton } from '../../ui/FollowButton.tsx';
import { Message } from '../../ui/Message.tsx';
import { describeDynamicDetail } from './dynamicDetailScreen.ts';

/** Renders a dynamic: a short post of a reporter or account. */
export function DynamicDetailView({ data, view }: CommunityViewProps<'dynamicDetail'>) {
  const { writer, title, text, createdAt, attached } = data;
  const { name } = describeDynamicDetail(data, view);
  return (
    <article className="dynamic">
      <div className="dynamic-head">
        <WriterLine at={createdAt} view={view} writer={writer} />
        {writer.id && (
          <FollowButton
            id={writer.id}
            name={writer.name}
            object={writer.kind === 'account' ? 4 : 2}
            t={view.t}
          />
        )}
      </div>
      <h1 className={title ? 'dynamic-title' : 'sr-only'}>{name}</h1>
      {text && <p className="dynamic-body">{text}</p>}
      <AttachedMedia attached={attached} title={name} view={view} />
      <button className="dynamic-share" data-act="share" type="button">
        <Message k="share.title" t={view.t} />
      </button>
    </article>
  );
}
