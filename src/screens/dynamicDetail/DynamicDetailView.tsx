import type { Dynamic } from '../../model/community/dynamic.ts';
import { linkTo } from '../../routes.ts';
import { AttachedMedia } from '../../ui/community/AttachedMedia.tsx';
import type {
  CommunityComposition,
  CommunityView,
  CommunityViewProps,
} from '../../ui/community/communityView.ts';
import { ShareButton } from '../../ui/community/ShareButton.tsx';
import { WriterLine } from '../../ui/community/WriterLine.tsx';
import { FollowButton } from '../../ui/FollowButton.tsx';

/** Renders a dynamic: a short post of a reporter or account. */
export function DynamicDetailView({ data, view }: CommunityViewProps<'dynamicDetail'>) {
  const { writer, title, text, createdAt, attached } = data;
  const name = formatName(data, view);
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
      <ShareButton t={view.t} />
    </article>
  );
}

/** Returns the title of a dynamic; one without a title is named after its writer. */
const formatName = ({ title, writer }: Dynamic, { t }: Pick<CommunityView, 't'>): string =>
  title || (writer.name ? t('dynamic.of', { name: writer.name }) : t('dynamic.title'));

/** The page of a dynamic. */
export const DYNAMIC_DETAIL = {
  View: DynamicDetailView,
  describe: (dynamic, view) => ({
    name: formatName(dynamic, view),
    description: dynamic.text,
    pictures: dynamic.attached
      .map(({ kind, url, poster }) => (kind === 'picture' ? url : poster))
      .filter(Boolean),
    path: linkTo('dynamicDetail', { id: dynamic.id }, view.base),
    object: 10,
    id: dynamic.id,
  }),
} satisfies CommunityComposition<'dynamicDetail'>;
