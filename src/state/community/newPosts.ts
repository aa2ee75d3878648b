import { atom } from 'nanostores';
import type { Post } from '../../model/community/post.ts';

/** Posts that were written on this page, the newest first; its lists show them at once. */
export const $newPosts = atom<readonly Post[]>([]);

/** Shows a post that was just sent, also while it waits for a review or for a network. */
export function showNewPost(post: Post): void {
  $newPosts.set([post, ...$newPosts.get().filter(({ id }) => id !== post.id)]);
}
