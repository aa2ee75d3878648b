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
 * Shows what this reader has done before on the page's buttons, also on buttons that are added
 * later and after a change in another tab. Sends the writes that are still in the outbox.
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
  // Buttons that are rendered later.
  new MutationObserver(showSoon).observe(document.body, { childList: true, subtree: true });
  $marks.subscribe(showSoon);
  openTokens().onMember(showSoon);
  drain();
  showVotes();
  void learnFav(settings);
}

let castsShown = false;

/** The votes of activities have a module of their own, because few pages have such votes. */
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

/**
 * Hydrates the votes that this device has voted in, so that they show their state without a
 * tap.
 */
function showVotes(): void {
  const ids = listVoted($marks.get()).map((id) => JSON.stringify(id));
  if (ids.length > 0) wakeIslands((props) => ids.some((id) => props.includes(id)));
}

function showPraise(): void {
  const article = readArticleMark();
  const buttons = findButtons('praise');
  // A busy button already shows what its tap requested.
  if (!article || buttons.some(isBusy)) return;
  press(buttons, isLikePending(article) ?? hasMark(likeMark(article)));
}

function showVideoPraise(): void {
  for (const button of findButtons('praiseVideo')) {
    if (!isBusy(button)) press([button], hasMark(likeVideoMark(button.dataset.video ?? '')));
  }
}

/**
 * Returns whether the last like in the outbox sets it (true) or removes it (false); undefined
 * without one. A like may be stored before its mark, which a chunk saves.
 */
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

/** Marks what this member wrote, so that its delete button is shown. */
function showOwn(): void {
  const member = openTokens().readMember();
  for (const element of document.querySelectorAll<HTMLElement>('[data-own]')) {
    const { own } = element.dataset;
    const isMine = member !== null && (own === member.uid || own === member.userid);
    element.toggleAttribute('data-mine', isMine);
  }
}

/**
 * Requests whether the article is a favourite, as the member may have added it on another
 * device.
 */
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
