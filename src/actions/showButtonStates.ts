import { hasFav } from '../api/calls/favourites.ts';
import { hydrateIslands } from '../elements/hydration/islandTaps.ts';
import { readPageArticle } from '../host/document/pageObject.ts';
import { isBusy } from '../host/runTap.ts';
import type { ArticleMark } from '../model/share/shareTypes.ts';
import { $marks, changeMark, hasMark } from '../services/outbox/markStore.ts';
import { drain, listPending } from '../services/outbox/outbox.ts';
import { getClient } from '../services/pageClient.ts';
import { getTokenStore } from '../services/session/tokenStore.ts';
import type { Settings } from '../settings.ts';
import { listVoted } from '../writes/ballots.ts';
import { favouriteMark, followMark, likeMark, likeVideoMark } from '../writes/toggles.ts';
import { findButtons, setPressed } from './actionButtons.ts';
import { readFollowTarget, showFollowState } from './followButtons.ts';

let isStarted = false;

/**
 * Shows what this reader has done before on the page's buttons, also on buttons that are added
 * later and after a change in another tab. Sends the writes that are still in the outbox.
 */
export function showButtonStates(settings: Settings): void {
  if (isStarted) return;
  isStarted = true;
  let isScheduled = false;
  const show = () => {
    isScheduled = false;
    showBallotsOnce(settings);
    showLikes();
    showVideoLikes();
    showFavourite();
    markOwnContent();
    for (const button of findButtons('follow')) {
      const followed = readFollowTarget(button);
      if (followed) showFollowState(followed, hasMark(followMark(followed)));
    }
  };
  const showSoon = () => {
    if (!isScheduled) requestAnimationFrame(show);
    isScheduled = true;
  };
  // Buttons that are rendered later.
  new MutationObserver(showSoon).observe(document.body, { childList: true, subtree: true });
  $marks.subscribe(showSoon);
  getTokenStore().onMember(showSoon);
  drain();
  hydrateAnsweredVotes();
  void loadFavourite(settings);
}

let areBallotsShown = false;

/** The votes of activities have a module of their own, because few pages have such votes. */
function showBallotsOnce(settings: Settings): void {
  if (areBallotsShown || findButtons('vote').length === 0) return;
  areBallotsShown = true;
  import('./showBallots.ts').then(
    ({ showBallots }) => showBallots(settings),
    () => {
      areBallotsShown = false;
    },
  );
}

/**
 * Hydrates the votes that this device has voted in, so that they show their state without a
 * tap.
 */
function hydrateAnsweredVotes(): void {
  const ids = listVoted($marks.get()).map((id) => JSON.stringify(id));
  if (ids.length > 0) hydrateIslands((props) => ids.some((id) => props.includes(id)));
}

function showLikes(): void {
  const article = readPageArticle();
  const buttons = findButtons('praise');
  // A busy button already shows what its tap requested.
  if (!article || buttons.some(isBusy)) return;
  setPressed(buttons, isLikePending(article) ?? hasMark(likeMark(article)));
}

function showVideoLikes(): void {
  for (const button of findButtons('praiseVideo')) {
    if (!isBusy(button)) setPressed([button], hasMark(likeVideoMark(button.dataset.video ?? '')));
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

function showFavourite(): void {
  const article = readPageArticle();
  const buttons = findButtons('fav');
  if (article && !buttons.some(isBusy)) setPressed(buttons, hasMark(favouriteMark(article.id)));
}

/** Marks what this member wrote, so that its delete button is shown. */
function markOwnContent(): void {
  const member = getTokenStore().readMember();
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
async function loadFavourite(settings: Settings): Promise<void> {
  const article = readPageArticle();
  const member = getTokenStore().readMember();
  if (!article || !member || findButtons('fav').length === 0) return;
  const mark = favouriteMark(article.id);
  const before = hasMark(mark);
  const asked = { articleId: article.id, userId: member.uid };
  const answer = await hasFav(getClient(settings), asked);
  // A tap while the answer was on its way is newer than the answer.
  const isTapped = hasMark(mark) !== before || listPending('fav').length > 0;
  if (answer.ok && !isTapped && answer.value !== before) changeMark(mark, answer.value);
}
