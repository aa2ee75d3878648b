import type { Post } from '../../model/community/communityTypes.ts';
import { cutCharacters } from '../../model/cutCharacters.ts';
import { linkTo } from '../../routes.ts';
import type { CommunityMetadata, CommunityView } from '../../ui/community/communityView.ts';

/** Maximum number of characters of a post in its title. */
const MAX_TITLE_LENGTH = 30;

/** Returns the title of a post: its first line, or its writer's name when it has no text. */
export function formatPostTitle({ text, writer }: Post, { t }: Pick<CommunityView, 't'>): string {
  const line = text.split('\n')[0] ?? '';
  const name = cutCharacters(line, MAX_TITLE_LENGTH);
  if (name) return name === line ? name : `${name}…`;
  return t('post.by', { name: writer.name || t('comment.anonymous') });
}

const describe = (
  route: 'postDetail' | 'friendsCircleDetail',
  post: Post,
  view: CommunityView,
) => ({
  name: formatPostTitle(post, view),
  description: post.text,
  pictures: post.attached
    .map(({ kind, url, poster }) => (kind === 'picture' ? url : poster))
    .filter(Boolean),
  path: linkTo(route, { id: post.id }, view.base),
  object: 18 as const,
  id: post.id,
  isWritable: true as const,
});

/** Returns the metadata of a post's page. */
export const describePostDetail = (post: Post, view: CommunityView): CommunityMetadata =>
  describe('postDetail', post, view);

/** Returns the same for a post of the friends' circle. */
export const describeFriendsCircleDetail = (post: Post, view: CommunityView): CommunityMetadata =>
  describe('friendsCircleDetail', post, view);
