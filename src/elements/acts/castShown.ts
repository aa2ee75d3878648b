import type { JoinTranslate } from '../../i18n/translate.ts';
import { isOptionSpent } from '../../model/bigVote/ballotLimits.ts';
import { getEndOfChinaDay } from '../../model/bigVote/ballotStatus.ts';
import type { BallotStatus, BigVote } from '../../model/bigVote/types.ts';
import { decideVoteStage } from '../../model/bigVote/voteStage.ts';
import type { Settings } from '../../settings.ts';
import { $baskets, $casting } from '../../stores/bigVote/cast.ts';
import { $stand, $votesKnown, loadVote, openVote, readStand } from '../../stores/bigVote/stand.ts';
import { createMoments } from '../../stores/join/moments.ts';
import { openJoinWords } from '../../stores/join/words.ts';
import { pageLocale } from '../../stores/language.ts';
import { $pending, listPending } from '../../stores/outbox.ts';
import { openTokens } from '../../stores/tokens.ts';

let watching = false;

/**
 * Shows the reader's votes on the page's buttons and bars. Updates them when elements are
 * added, when another tab votes, and when a vote begins or ends.
 */
export function showCasts(settings: Settings): void {
  if (watching) return;
  watching = true;
  let words: JoinTranslate | null = null;
  let scheduled = false;
  let day = 0;
  const asked = new Set<string>();
  const moments = createMoments();

  const show = () => {
    scheduled = false;
    for (const voteId of findVotes()) {
      if (!asked.has(voteId) && isMember()) {
        asked.add(voteId);
        void openVote(settings, voteId);
      }
      const vote = $votesKnown.get()[voteId];
      if (vote) showVote(vote, moments.now(), words);
    }
    awaitNext();
  };
  const showSoon = () => {
    if (!scheduled) requestAnimationFrame(show);
    scheduled = true;
  };
  /**
   * Sets a timer for the next time at which a vote begins or ends, or at which the day ends in
   * China and members get new votes.
   */
  const awaitNext = () => {
    const now = moments.now();
    const isNewDay = day !== 0 && getEndOfChinaDay(now) !== day;
    day = getEndOfChinaDay(now);
    const votes = Object.values($votesKnown.get()).flatMap((vote) => vote ?? []);
    moments.watch([day, ...votes.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])]);
    if (isNewDay && isMember()) for (const { id } of votes) void loadVote(settings, id);
  };

  // Buttons that are rendered later.
  new MutationObserver(showSoon).observe(document.body, { childList: true, subtree: true });
  for (const store of [$baskets, $casting, $stand, $votesKnown]) store.listen(showSoon);
  $pending.listen(showSoon);
  openTokens().onMember(() => {
    asked.clear();
    showSoon();
  });
  moments.subscribe(showSoon);
  openJoinWords(pageLocale()).then(
    (t) => {
      words = t;
      showSoon();
    },
    () => {},
  );
  showSoon();
}

const isMember = (): boolean => openTokens().readMember() !== null;

const findVotes = (): ReadonlySet<string> =>
  new Set(
    Array.from(
      document.querySelectorAll<HTMLElement>('[data-act=cast]'),
      ({ dataset }) => dataset.vote ?? '',
    ).filter(Boolean),
  );

/** The state of one vote, as its buttons and bars show it. */
interface Shown {
  readonly vote: BigVote;
  readonly stand: BallotStatus | null;
  readonly stage: 'coming' | 'running' | 'over';
  readonly basket: readonly string[];
  readonly casting: readonly string[];
  /** Options whose ballots are in the outbox, without an answer of the server. */
  readonly waiting: readonly string[];
}

function showVote(vote: BigVote, now: number, t: JoinTranslate | null): void {
  const waiting = listPending('bigVote').flatMap(({ payload }) =>
    payload.voteId === vote.id ? payload.optionIds : [],
  );
  const shown: Shown = {
    vote,
    stand: readStand(vote.id),
    stage: decideVoteStage(vote, now, 'running'),
    basket: ($baskets.get()[vote.id] ?? []).map(({ id }) => id),
    casting: $casting.get()[vote.id] ?? [],
    waiting,
  };
  const name = CSS.escape(vote.id);
  const buttons = document.querySelectorAll<HTMLElement>(`[data-act=cast][data-vote="${name}"]`);
  for (const button of buttons) {
    if (button.dataset.option) showButton(button, button.dataset.option, shown, t);
  }
  const bars = document.querySelectorAll<HTMLElement>(`[data-cast-bar="${name}"]`);
  for (const bar of bars) showBar(bar, shown, t);
}

function showButton(
  button: HTMLElement,
  optionId: string,
  { vote, stand, stage, basket, casting, waiting }: Shown,
  t: JoinTranslate | null,
): void {
  const voted = stand?.chosen.includes(optionId) ?? false;
  const isSeveral = vote.max > 1 && button.dataset.once === undefined;
  const isOn = isSeveral ? basket.includes(optionId) : voted || waiting.includes(optionId);
  set(button, 'aria-pressed', String(isOn));
  const isSpent = stand?.left === 0 || isOptionSpent(vote, stand, optionId);
  set(button, 'aria-disabled', stage !== 'running' || isSpent ? 'true' : null);
  set(button, 'data-voted', voted ? '' : null);
  const isOnItsWay = !voted && (casting.includes(optionId) || waiting.includes(optionId));
  set(button, 'data-sending', isOnItsWay ? '' : null);
  if (t) set(button, 'title', voted ? t('cast.votedToday') : null);
}

function showBar(bar: HTMLElement, shown: Shown, t: JoinTranslate | null): void {
  const said = bar.querySelector('.cast-said');
  if (!t || !said) return;
  const button = bar.querySelector('.cast-send');
  const words = sayBar(shown, button !== null, t);
  if (said.textContent !== words) said.textContent = words;
  set(bar, 'data-shown', words === '' ? null : '');
  if (!button) return;
  const { vote, basket, casting, stage, stand } = shown;
  const isShort = basket.length < vote.min || stage !== 'running' || stand?.left === 0;
  // Without votes left there is nothing to send.
  button.toggleAttribute('hidden', stand?.left === 0);
  set(button, 'aria-disabled', isShort ? 'true' : null);
  set(button, 'data-sending', casting.length > 0 ? '' : null);
}

/**
 * Returns the text of the bar: what is chosen and how many votes are left, or why no vote can
 * be given. '' for nothing.
 */
function sayBar(
  { vote, stand, stage, basket, waiting }: Shown,
  isSeveral: boolean,
  t: JoinTranslate,
): string {
  if (stage !== 'running') return t(stage === 'coming' ? 'poll.coming' : 'poll.over');
  if (waiting.length > 0) return t('cast.waits');
  if (stand?.left === 0) return t('cast.used');
  const { min, max } = vote;
  const chosen =
    basket.length > 0 ? t('cast.basket', { n: basket.length, max }) : t('cast.range', { min, max });
  const left = stand && stand.left !== null ? t('vote.left', { n: stand.left }) : '';
  return [isSeveral ? chosen : '', left].filter(Boolean).join(' · ');
}

/** Sets or removes an attribute only if it differs: every change runs the mutation observer. */
function set(element: Element, name: string, value: string | null): void {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
