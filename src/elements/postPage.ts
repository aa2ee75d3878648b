import { getMoment, getPost } from '../api/calls/posts.ts';
import { readArticleMark } from '../host/articleMark.ts';
import { readSettings } from '../host/settings.ts';
import { showCount } from '../host/shownCount.ts';
import { openClient } from '../stores/client.ts';
import { visitArticle } from '../stores/visit.ts';

/** Records the view of a baked post and updates its counts. */
export async function freshenPost(): Promise<void> {
  const settings = readSettings();
  const mark = readArticleMark();
  if (!mark) return;
  void visitArticle(settings);
  const { route } = document.documentElement.dataset;
  const ask = route === 'friendsCircleDetail' ? getMoment : getPost;
  const answer = await ask(openClient(settings), { id: mark.id });
  // The counts stay as baked when the request fails.
  if (!answer.ok) return;
  showCount('comments', answer.value.comments);
  showCount('praises', answer.value.praises);
}
