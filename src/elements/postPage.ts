import { getMoment, getPost } from '../api/calls/posts.ts';
import { readArticleMark } from '../host/articleMark.ts';
import { readSettings } from '../host/settings.ts';
import { showCount } from '../host/shownCount.ts';
import { openClient } from '../stores/client.ts';
import { visitArticle } from '../stores/visit.ts';

/** Counts the view of a baked post, and brings its own counts up to date. */
export async function freshenPost(): Promise<void> {
  const settings = readSettings();
  const mark = readArticleMark();
  if (!mark) return;
  void visitArticle(settings);
  const { route } = document.documentElement.dataset;
  const ask = route === 'friendsCircleDetail' ? getMoment : getPost;
  const answer = await ask(openClient(settings), { id: mark.id });
  // What cannot be asked stays as baked.
  if (!answer.ok) return;
  showCount('comments', answer.value.comments);
  showCount('praises', answer.value.praises);
}
