import { getMoment, getPost } from '../api/calls/posts.ts';
import { readPageArticle } from '../host/document/pageObject.ts';
import { showCount } from '../host/document/showCount.ts';
import { readSettings } from '../host/settings.ts';
import { getClient } from '../services/pageClient.ts';
import { visitArticle } from '../services/statistics/visit.ts';

/** Records the view of a baked post and updates its counts. */
export async function startPostPage(): Promise<void> {
  const settings = readSettings();
  const mark = readPageArticle();
  if (!mark) return;
  void visitArticle(settings);
  const { route } = document.documentElement.dataset;
  const loadPost = route === 'friendsCircleDetail' ? getMoment : getPost;
  const answer = await loadPost(getClient(settings), { id: mark.id });
  // The counts stay as baked when the request fails.
  if (!answer.ok) return;
  showCount('comments', answer.value.comments);
  showCount('praises', answer.value.praises);
}
