import { hasFav } from '../../api/calls/favourites.ts';
import { readArticleMark } from '../../host/articleMark.ts';
import type { ArticleMark } from '../../model/share/types.ts';
import type { Settings } from '../../settings.ts';
import { openClient } from '../../stores/client.ts';
import { $marks, changeMark, hasMark } from '../../stores/marks.ts';
import { drain, listPending } from '../../stores/outbox.ts';
import { openTokens } from '../../stores/tokens.ts';
import { favMark } from '../../writes/fav.ts';
import { followMark } from '../../writes/follow.ts';
import { likeMark } from '../../writes/like.ts';
import { likeVideoMark } from '../../writes/likeVideo.ts';
import { listVoted } from '../../writes/vote.ts';
import { wakeIslands } from '../tap.ts';
import { findButtons, isBusy, press } from './buttons.ts';
import { readFollowed, showFollowed } from './followed.ts';

let watching = false;

/**
 * What this reader has done before shows on the buttons of the page, also on those that
 * come later and when another tab does it; what could not be sent then is sent now.
 */
export function showDone(settings: Settings): void {
  if (watching) return;
  watching = true;
  let busy = false;
  const show = () => {
    busy = false;
    showCastsOnce(settings);
    showPraise();
    showVideoPraise();
    showFav();
    showOwn();
    for (const button of findButtons('follow')) {
      const followed = readFollowed(button);
      if (followed) showFollowed(followed, hasMark(followMark(followed)));
    }
  };
  const showSoon = () => {
    if (!busy) requestAnimationFrame(show);
    busy = true;
  };
  // Buttons that the page renders after this one.
  new MutationObserver(showSoon).observe(document.body, { childList: true, subtree: true });
  $marks.subscribe(showSoon);
  openTokens().onMember(showSoon);
  drain();
  showVotes();
  void learnFav(settings);
}

let castsShown = false;

/** Votes of activities have a file of their own: few pages have some. */
function showCastsOnce(settings: Settings): void {
  if (castsShown || findButtons('cast').length === 0) return;
  castsShown = true;
  import('./castShown.ts').then(
    ({ showCasts }) => showCasts(settings),
    () => {
      castsShown = false;
    },
  );
}

/** A vote that this device has taken part in shows how it stands without being touched. */
function showVotes(): void {
  const ids = listVoted($marks.get()).map((id) => JSON.stringify(id));
  if (ids.length > 0) wakeIslands((props) => ids.some((id) => props.includes(id)));
}

function showPraise(): void {
  const article = readArticleMark();
  const buttons = findButtons('praise');
  // One that was just tapped shows what its tap asks for.
  if (!article || buttons.some(isBusy)) return;
  press(buttons, isLikePending(article) ?? hasMark(likeMark(article)));
}

function showVideoPraise(): void {
  for (const button of findButtons('praiseVideo')) {
    if (!isBusy(button)) press([button], hasMark(likeVideoMark(button.dataset.video ?? '')));
  }
}

/** What the last tap asked for, before any chunk could save its mark; undefined: no tap. */
function isLikePending({ object, id }: ArticleMark): boolean | undefined {
  const last = listPending('praise')
    .filter(({ payload }) => payload.object === object && payload.id === id)
    .pop();
  return last && !last.payload.cancel;
}

function showFav(): void {
  const article = readArticleMark();
  const buttons = findButtons('fav');
  if (article && !buttons.some(isBusy)) press(buttons, hasMark(favMark(article.id)));
}

/** What this reader wrote is theirs to delete. */
function showOwn(): void {
  const member = openTokens().readMember();
  for (const element of document.querySelectorAll<HTMLElement>('[data-own]')) {
    const { own } = element.dataset;
    const isMine = member !== null && (own === member.uid || own === member.userid);
    element.toggleAttribute('data-mine', isMine);
  }
}

/** A member's favourites may have come from another device. */
async function learnFav(settings: Settings): Promise<void> {
  const article = readArticleMark();
  const member = openTokens().readMember();
  if (!article || !member || findButtons('fav').length === 0) return;
  const asked = { articleId: article.id, userId: member.uid };
  const answer = await hasFav(openClient(settings), asked);
  const isPending = listPending('fav').length > 0;
  const mark = favMark(article.id);
  if (answer.ok && !isPending && answer.value !== hasMark(mark)) changeMark(mark, answer.value);
}
