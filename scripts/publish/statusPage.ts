import type { LostPart } from '../../src/body/lostParts.node.ts';
import type { LossReason } from '../../src/body/types.ts';
import { describeLostParts } from '../bake/bakeReport.ts';
import type { HeldRemovals } from '../store/storedRemovals.ts';
import { renderArticleForm } from './articlesPage.ts';
import type { TargetState } from './deliveryState.ts';
import type {
  LackingPages,
  LiveBuild,
  PublisherStatus,
  PublishFailure,
  QueueCounts,
} from './publisherStatus.ts';
import { type Html, html, renderDocument } from './statusDocument.ts';
import {
  formatCount,
  formatLag,
  formatSpan,
  renderAge,
  renderClock,
  renderTime,
} from './statusTimes.ts';

/** Seconds between two loads of a page that updates itself. */
export const UPDATE_S = 10;

export interface StatusPageOptions {
  /** Epoch ms. */
  readonly now: number;
  /** IANA name; the machine's when absent. */
  readonly timeZone?: string;
  /**
   * Whether the page loads again by itself. Only on demand: it would disturb readers with a
   * screen reader (WCAG 2.2.2).
   */
  readonly updates?: boolean;
}

/**
 * Renders the page for the people who run the publisher: plain HTML without scripts. Addresses are
 * relative, so that a proxy may mount it below a path that ends with a slash.
 */
export function renderStatusPage(
  status: PublisherStatus,
  {
    now,
    timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone,
    updates = false,
  }: StatusPageOptions,
): string {
  const headline = formatHeadline(status);
  const view: View = { now, timeZone, query: updates ? '?updates' : '' };
  return renderDocument({
    title: `${headline} Publisher`,
    updateSeconds: updates ? UPDATE_S : null,
    body: html`<header>
<p class="masthead">Publisher of <a href="${status.siteUrl}">${formatSite(status.siteUrl)}</a></p>
<h1${isTrouble(status) ? html` class="trouble"` : ''}>${headline}</h1>
<p class="meta">At ${renderClock(now, view)}. Runs since ${renderTime(status.startedAt, view)}.</p>
</header>
<main>
${renderQueue(status)}
<section aria-labelledby="find">
<h2 id="find">Find an article</h2>
${renderArticleForm('')}
</section>
${renderFailures(status, view)}
${status.held ? renderHeld(status.held, view) : ''}
${renderTargets(status)}
${status.lacking.count > 0 ? renderLacking(status.lacking) : ''}
${renderSweep(status, view)}
${status.build ? renderBuild(status.build, view) : ''}
${renderPublications(status, view)}
</main>
<footer>
<p>${renderUpdateLink(updates)}</p>
<p class="meta">Times are of ${timeZone.replaceAll('_', ' ')}.</p>
</footer>`,
  });
}

interface View {
  readonly now: number;
  readonly timeZone: string;
  /** Of addresses that lead back to the page. */
  readonly query: string;
}

/** Returns the state in one sentence: what needs a person first. */
export function formatHeadline({ queue, failures, held, sweep, targets }: PublisherStatus): string {
  const failed = Math.max(queue.failed, failures.length);
  const removals = held?.count ?? 0;
  const open = queue.waiting + queue.active + queue.retrying;
  if (failed > 0) return `${countPages(failed)} failed.`;
  if (removals > 0) {
    return removals === 1
      ? '1 removal needs permission.'
      : `${formatCount(removals)} removals need permission.`;
  }
  if (targets.some(isRefusing)) return 'A target refuses files.';
  if (open === 0 && sweep?.isStopped && sweep.done < sweep.total) return 'The sweep is stopped.';
  if (open === 0) return 'All published.';
  if (queue.waiting > 0)
    return `${countPages(queue.waiting)} ${queue.waiting === 1 ? 'waits' : 'wait'}.`;
  if (queue.active > 0) {
    return `${countPages(queue.active)} ${queue.active === 1 ? 'is' : 'are'} being published.`;
  }
  return `${countPages(queue.retrying)} will be tried again.`;
}

/** Returns whether a person is needed. */
export const isTrouble = ({ queue, failures, held, targets }: PublisherStatus): boolean =>
  queue.failed > 0 || failures.length > 0 || held !== null || targets.some(isRefusing);

const isRefusing = ({ problem }: TargetState): boolean => problem !== null;

const countPages = (count: number): string =>
  count === 1 ? '1 page' : `${formatCount(count)} pages`;

const formatSite = (url: string): string => URL.parse(url)?.host ?? url;

/** Renders the control that lets a page load again by itself, or ends that. */
export const renderUpdateLink = (updates: boolean): Html =>
  html`<a class="button" href="./${updates ? '' : '?updates'}">${updates ? 'Stop updating' : `Update every ${UPDATE_S} seconds`}</a>`;

const renderQueue = ({ queue }: PublisherStatus): Html => html`<section aria-labelledby="queue">
<h2 id="queue">Queue</h2>
${renderCounts(queue)}
</section>`;

/** Renders the numbers of tasks. */
export function renderCounts(queue: QueueCounts): Html {
  const counts = [
    ['Waiting', queue.waiting],
    ['Active', queue.active],
    ['Retrying', queue.retrying],
    ['Failed', queue.failed],
  ] as const;
  return html`<dl class="counts">
${counts.map(([name, count]) => html`<div><dt>${name}</dt><dd>${formatCount(count)}</dd></div>\n`)}</dl>`;
}

function renderHeld({ count, since, pages, list }: HeldRemovals, view: View): Html {
  const listed =
    pages.length === 1 ? 'this removal' : `these ${formatCount(pages.length)} removals`;
  const others = count - pages.length;
  return html`<section aria-labelledby="held">
<h2 id="held">Held removals</h2>
<p>${count === 1 ? '1 page' : `${formatCount(count)} pages`} would be removed or emptied, more than is done without a person. They stay until you allow it, which counts for an hour, and for what is listed here only. Held ${renderAge(since, view)}.</p>
<div class="long" tabindex="0" role="region" aria-label="Pages that would be removed">
<ul class="rows">
${pages.map(
  ({ page, reason }) =>
    html`<li><span class="subject">${page}</span> <span class="meta">${reason}</span></li>\n`,
)}</ul>
</div>
${others > 0 ? html`<p class="meta">And ${formatCount(others)} more, which are listed after these.</p>` : ''}
<form method="post" action="removals/allow${view.query}">
<input type="hidden" name="list" value="${list}">
<button>Allow ${listed}</button>
</form>
</section>`;
}

function renderLacking({ count, pages }: LackingPages): Html {
  const others = count - pages.length;
  return html`<section aria-labelledby="lacking">
<h2 id="lacking">Content that is not shown</h2>
<p>${countPages(count)} ${count === 1 ? 'does' : 'do'} not show all that was sent.</p>
<div class="long" tabindex="0" role="region" aria-labelledby="lacking">
<ul class="rows">
${pages.map(
  ({ url, title, parts }) =>
    html`<li><a class="subject" href="${url}">${title || url}</a> <span class="meta">${describeLostParts(parts)}</span>${parts.map(renderPart)}</li>
`,
)}</ul>
</div>
${others > 0 ? html`<p class="meta">And ${formatCount(others)} more.</p>` : ''}
</section>`;
}

/** Renders what targets and the CDN do not have yet; nothing when they have everything. */
function renderTargets({ targets, waitingPurges }: PublisherStatus): Html | '' {
  const refusing = targets.filter(isRefusing);
  if (refusing.length === 0 && waitingPurges === 0) return '';
  return html`<section aria-labelledby="targets">
<h2 id="targets">Not yet there</h2>
${refusing.map(
  ({ name, waiting, problem }) =>
    html`<h3 class="subject">${name}</h3>
<p class="reason">${problem ?? ''}</p>
<p class="meta">${formatCount(waiting)} ${waiting === 1 ? 'file is' : 'files are'} tried again.</p>
`,
)}${waitingPurges > 0 ? html`<p>The CDN may have older copies of ${formatCount(waitingPurges)} ${waitingPurges === 1 ? 'address' : 'addresses'}, which are removed again and again.</p>` : ''}
</section>`;
}

/** Words for the reasons of lost parts, which are identifiers elsewhere. */
const REASONS: Readonly<Record<LossReason, string>> = {
  hidden: 'hidden on purpose',
  address: 'no reader can load its address',
  format: 'no browser shows its format',
  limit: 'it is larger than a page may have',
  element: 'a page may not have its element',
  markup: 'a mistake in the markup before it',
  unexplained: 'the reason is not known',
};

const renderPart = ({ reason, place }: LostPart): Html =>
  html`<span class="meta">${REASONS[reason]}${place && `: ${place}`}</span>`;

function renderFailures({ queue, failures }: PublisherStatus, view: View): Html {
  const others = queue.failed - failures.length;
  return html`<section aria-labelledby="failures">
<h2 id="failures">Failures</h2>
${
  failures.length === 0 && others <= 0
    ? html`<p class="empty">No page has failed.</p>`
    : html`<ul class="rows">\n${failures.map((failure) => renderFailure(failure, view))}</ul>`
}
${others > 0 ? html`<p class="meta">${failures.length > 0 ? 'And ' : ''}${formatCount(others)} ${failures.length > 0 ? 'more' : 'without a record'}.</p>` : ''}
${queue.failed > 1 ? html`<form method="post" action="failures/retry${view.query}"><button>Retry all ${formatCount(queue.failed)}</button></form>` : ''}
</section>`;
}

function renderFailure(
  { id, subject, reason, attempts, failedAt }: PublishFailure,
  view: View,
): Html {
  const tries = attempts === 1 ? '1 attempt' : `${formatCount(attempts)} attempts`;
  return html`<li class="failure">
<div>
<h3 class="subject">${subject}</h3>
<p class="reason">${reason}</p>
<p class="meta">${renderAge(failedAt, view)}, after ${tries}</p>
</div>
<form method="post" action="failures/${encodeURIComponent(id)}/retry${view.query}">
<button>Retry<span class="hidden"> ${subject}</span></button>
</form>
</li>\n`;
}

function renderSweep({ sweep }: PublisherStatus, view: View): Html {
  return html`<section aria-labelledby="sweep">
<h2 id="sweep">Sweep of the whole site</h2>
${sweep === null ? html`<p class="empty">No sweep has started yet.</p>` : renderProgress(sweep, view)}
</section>`;
}

function renderProgress(
  { total, done, startedAt, isStopped }: NonNullable<PublisherStatus['sweep']>,
  view: View,
): Html {
  const started = html`Started ${renderAge(startedAt, view)}`;
  const control = isStopped || done < total ? renderSweepControl(isStopped, view) : '';
  if (total === 0) return html`<p class="empty">Nothing had changed. ${started}.</p>${control}`;
  const share = Math.floor((done / total) * 100);
  const elapsedMs = view.now - startedAt;
  const left = isStopped ? '' : formatTimeLeft({ total, done, elapsedMs });
  return html`<p id="sweep-state">${formatCount(done)} of ${formatCount(total)} pages done, ${share} %</p>
<progress aria-labelledby="sweep sweep-state" max="${total}" value="${done}">${share} %</progress>
<p class="meta">${started}${left}.</p>
${control}`;
}

function renderSweepControl(isStopped: boolean, { query }: View): Html {
  return isStopped
    ? html`<p>Its pages wait until you let it go on; events are published.</p>
<form method="post" action="sweep/continue${query}"><button>Go on</button></form>`
    : html`<form method="post" action="sweep/stop${query}"><button>Stop the sweep</button></form>`;
}

function renderBuild({ version, builtAt, isPinned, isNewest }: LiveBuild, view: View): Html {
  const made = builtAt === null ? '' : html`, made ${renderAge(builtAt, view)}`;
  return html`<section aria-labelledby="build">
<h2 id="build">Live build</h2>
<p><span class="subject">${version}</span>${made}.</p>
<p class="meta">${describePlace(isPinned, isNewest)} <code>npm run publish -- release</code> lists the builds.</p>
</section>`;
}

const describePlace = (isPinned: boolean, isNewest: boolean): string =>
  isNewest
    ? `It is the newest, and ${isPinned ? '' : 'not '}pinned.`
    : `It is ${isPinned ? '' : 'not '}pinned; there is a newer one.`;

/** At the pace so far; '' before the first page and after the last. */
function formatTimeLeft({
  total,
  done,
  elapsedMs,
}: {
  readonly total: number;
  readonly done: number;
  readonly elapsedMs: number;
}): string {
  if (done <= 0 || done >= total || elapsedMs <= 0) return '';
  return `, about ${formatSpan((elapsedMs / done) * (total - done))} left`;
}

function renderPublications({ publications }: PublisherStatus, view: View): Html {
  if (publications.length === 0) {
    return html`<section aria-labelledby="publications">
<h2 id="publications">Last publications</h2>
<p class="empty">No event has been published since the start. The pages of sweeps are not listed here.</p>
</section>`;
  }
  return html`<section aria-labelledby="publications">
<table>
<caption><h2 id="publications">Last publications</h2></caption>
<thead><tr><th scope="col">Subject</th><th scope="col">Time</th><th scope="col" class="number">Lag</th><th scope="col" class="number">Pages</th></tr></thead>
<tbody>
${publications.map(
  ({ subject, receivedAt, publishedAt, pages }) =>
    html`<tr><th scope="row" class="subject">${subject}</th><td>${renderTime(publishedAt, view)}</td><td class="number">${formatLag(publishedAt - receivedAt)}</td><td class="number">${formatCount(pages)}</td></tr>\n`,
)}</tbody>
</table>
</section>`;
}
