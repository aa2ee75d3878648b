import type { Post } from '../../model/people/types.ts';
import { cutCharacters } from '../../model/text.ts';
import { linkTo } from '../../routes.ts';
import type { PeopleFacts, PeopleView } from '../../ui/people/view.ts';

/** Characters of a post that stand for it where it needs a name. */
const NAME_LENGTH = 30;

/** What a post is called: its first line, else by whom it is. */
export function namePost({ text, writer }: Post, { t }: Pick<PeopleView, 't'>): string {
  const line = text.split('\n')[0] ?? '';
  const name = cutCharacters(line, NAME_LENGTH);
  if (name) return name === line ? name : `${name}…`;
  return t('post.by', { name: writer.name || t('comment.anonymous') });
}

const describe = (route: 'postDetail' | 'friendsCircleDetail', post: Post, view: PeopleView) => ({
  name: namePost(post, view),
  description: escapeText(post.text),
  pictures: post.attached
    .map(({ kind, url, poster }) => (kind === 'picture' ? url : poster))
    .filter(Boolean),
  path: linkTo(route, { id: post.id }, view.base),
  object: 18 as const,
  id: post.id,
  isWritable: true as const,
});

/** Descriptions may hold HTML: what readers write is none. */
const escapeText = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** What the page of a post says of itself. */
export const describePostDetail = (post: Post, view: PeopleView): PeopleFacts =>
  describe('postDetail', post, view);

/** What the page of a moment says of itself. */
export const describeFriendsCircleDetail = (post: Post, view: PeopleView): PeopleFacts =>
  describe('friendsCircleDetail', post, view);
