import type { BigVoteTranslate } from '../i18n/translate.ts';
import { isOptionSpent } from '../model/bigVote/ballotLimits.ts';
import type { BallotStatus, BigVote } from '../model/bigVote/normaliseBigVote.ts';
import { decideVoteStage } from '../model/bigVote/voteStage.ts';
import { getEndOfServerDay } from '../model/serverDay.ts';
import { loadBigVoteMessages } from '../services/loadBigVoteMessages.ts';
import { readPageLocale } from '../services/loadMessages.ts';
import { $pending, listPending } from '../services/outbox/outbox.ts';
import { createServerTimer } from '../services/serverTimer.ts';
import { getTokenStore } from '../services/session/tokenStore.ts';
import type { Settings } from '../settings.ts';
import {
  $ballotStatuses,
  $knownVotes,
  findBallotStatus,
  findOrLoadVote,
  loadVote,
} from '../state/bigVote/ballotStatusStore.ts';
import { $ballots, $submitting } from '../state/bigVote/submitBallot.ts';

let isStarted = false;

/**
 * Shows the reader's votes on the page's buttons and bars. Updates them when elements are
 * added, when another tab votes, and when a vote begins or ends.
 */
export function showBallots(settings: Settings): void {
  if (isStarted) return;
  isStarted = true;
  let translate: BigVoteTranslate | null = null;
  let isScheduled = false;
  let day = 0;
  const requested = new Set<string>();
  const timer = createServerTimer();

  const requestMessages = () => {
    loadBigVoteMessages(readPageLocale()).then(
      (t) => {
        translate = t;
        showSoon();
      },
      () => {},
    );
  };
  const show = () => {
    isScheduled = false;
    // Requested again with every change until they are loaded.
    if (!translate) requestMessages();
    for (const voteId of findVoteIds()) {
      if (!requested.has(voteId) && isMember()) {
        requested.add(voteId);
        void findOrLoadVote(settings, voteId);
      }
      const vote = $knownVotes.get()[voteId];
      if (vote) showVote(vote, timer.now(), translate);
    }
    scheduleNextUpdate();
  };
  const showSoon = () => {
    if (!isScheduled) requestAnimationFrame(show);
    isScheduled = true;
  };
  /**
   * Sets a timer for the next time at which a vote begins or ends, or at which the servers'
   * day ends and members get new votes.
   */
  const scheduleNextUpdate = () => {
    const now = timer.now();
    const isNewDay = day !== 0 && getEndOfServerDay(now) !== day;
    day = getEndOfServerDay(now);
    const votes = Object.values($knownVotes.get()).flatMap((vote) => vote ?? []);
    timer.watch([day, ...votes.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])]);
    if (isNewDay && isMember()) for (const { id } of votes) void loadVote(settings, id);
  };

  // Buttons that are rendered later.
  new MutationObserver(showSoon).observe(document.body, { childList: true, subtree: true });
  for (const store of [$ballots, $submitting, $ballotStatuses, $knownVotes]) store.listen(showSoon);
  $pending.listen(showSoon);
  getTokenStore().onMember(() => {
    requested.clear();
    showSoon();
  });
  timer.subscribe(showSoon);
  showSoon();
}

const isMember = (): boolean => getTokenStore().readMember() !== null;

const findVoteIds = (): ReadonlySet<string> =>
  new Set(
    Array.from(
      document.querySelectorAll<HTMLElement>('[data-act=vote]'),
      ({ dataset }) => dataset.vote ?? '',
    ).filter(Boolean),
  );

/** The state of one vote, as its buttons and bars show it. */
interface VoteState {
  readonly vote: BigVote;
  readonly status: BallotStatus | null;
  readonly stage: 'coming' | 'running' | 'over';
  readonly basket: readonly string[];
  readonly submitting: readonly string[];
  /** Options whose ballots are in the outbox, without an answer of the server. */
  readonly waiting: readonly string[];
}

function showVote(vote: BigVote, now: number, t: BigVoteTranslate | null): void {
  const waiting = listPending('bigVote').flatMap(({ payload }) =>
    payload.voteId === vote.id ? payload.optionIds : [],
  );
  const shown: VoteState = {
    vote,
    status: findBallotStatus(vote.id),
    stage: decideVoteStage(vote, now, 'running'),
    basket: ($ballots.get()[vote.id] ?? []).map(({ id }) => id),
    submitting: $submitting.get()[vote.id] ?? [],
    waiting,
  };
  const name = CSS.escape(vote.id);
  const buttons = document.querySelectorAll<HTMLElement>(`[data-act=vote][data-vote="${name}"]`);
  for (const button of buttons) {
    if (button.dataset.option) showButton(button, button.dataset.option, shown, t);
  }
  const bars = document.querySelectorAll<HTMLElement>(`[data-ballot-bar="${name}"]`);
  for (const bar of bars) showBar(bar, shown, t);
}

function showButton(
  button: HTMLElement,
  optionId: string,
  { vote, status, stage, basket, submitting, waiting }: VoteState,
  t: BigVoteTranslate | null,
): void {
  const voted = status?.chosen.includes(optionId) ?? false;
  const isSeveral = vote.max > 1 && button.dataset.once === undefined;
  const isOn = isSeveral ? basket.includes(optionId) : voted || waiting.includes(optionId);
  set(button, 'aria-pressed', String(isOn));
  const isSpent = status?.left === 0 || isOptionSpent(vote, status, optionId);
  set(button, 'aria-disabled', stage !== 'running' || isSpent ? 'true' : null);
  set(button, 'data-voted', voted ? '' : null);
  const isOnItsWay = !voted && (submitting.includes(optionId) || waiting.includes(optionId));
  set(button, 'data-sending', isOnItsWay ? '' : null);
  if (t) set(button, 'title', voted ? t('ballot.votedToday') : null);
}

function showBar(bar: HTMLElement, shown: VoteState, t: BigVoteTranslate | null): void {
  const said = bar.querySelector('.ballot-said');
  if (!t || !said) return;
  const button = bar.querySelector('.ballot-send');
  const words = formatBarText(shown, button !== null, t);
  if (said.textContent !== words) said.textContent = words;
  set(bar, 'data-shown', words === '' ? null : '');
  if (!button) return;
  const { vote, basket, submitting, stage, status } = shown;
  const isShort = basket.length < vote.min || stage !== 'running' || status?.left === 0;
  // Without votes left there is nothing to send.
  button.toggleAttribute('hidden', status?.left === 0);
  set(button, 'aria-disabled', isShort ? 'true' : null);
  set(button, 'data-sending', submitting.length > 0 ? '' : null);
}

/**
 * Returns the text of the bar: what is chosen and how many votes are left, or why no vote can
 * be given. '' for nothing.
 */
function formatBarText(
  { vote, status, stage, basket, waiting }: VoteState,
  isSeveral: boolean,
  t: BigVoteTranslate,
): string {
  if (stage !== 'running') return t(stage === 'coming' ? 'bigVote.coming' : 'bigVote.over');
  if (waiting.length > 0) return t('ballot.waits');
  if (status?.left === 0) return t('ballot.used');
  const { min, max } = vote;
  const chosen =
    basket.length > 0
      ? t('ballot.basket', { n: basket.length, max })
      : t('ballot.range', { min, max });
  const left = status && status.left !== null ? t('vote.left', { n: status.left }) : '';
  return [isSeveral ? chosen : '', left].filter(Boolean).join(' · ');
}

/** Sets or removes an attribute only if it differs: every change runs the mutation observer. */
function set(element: Element, name: string, value: string | null): void {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
