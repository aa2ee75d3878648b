import { FollowButton } from '../../ui/FollowButton.tsx';
import { AttachedMedia } from '../../ui/people/AttachedMedia.tsx';
import type { PeopleViewProps } from '../../ui/people/view.ts';
import { WriterLine } from '../../ui/people/WriterLine.tsx';
import { Words } from '../../ui/words.tsx';
import { describeDynamic } from './describe.ts';

/** Renders a dynamic: a short post of a reporter or account. */
export function DynamicDetailView({ data, view }: PeopleViewProps<'dynamicDetail'>) {
  const { writer, title, text, createdAt, attached } = data;
  const { name } = describeDynamic(data, view);
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
        <Words k="share.title" t={view.t} />
      </button>
    </article>
  );
}
