import type { PublishFailure } from '../publisherStatus.ts';
import { type Html, html, renderDocument } from '../statusDocument.ts';
import {
  formatHeadline,
  isTrouble,
  renderCounts,
  renderUpdateLink,
  type StatusPageOptions,
  UPDATE_S,
} from '../statusPage.ts';
import { formatSpan, renderAge, renderClock } from '../statusTimes.ts';
import type { SiteReport } from './siteProcess.ts';

interface View {
  readonly now: number;
  readonly timeZone: string;
}

/** Renders the page that lists the sites of a supervisor, in the style of the status page. */
export function renderSitesPage(
  sites: readonly SiteReport[],
  {
    now,
    timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone,
    updates = false,
  }: StatusPageOptions,
): string {
  const headline = formatSitesHeadline(sites);
  const view = { now, timeZone };
  const hasTrouble = sites.some(needsPerson);
  return renderDocument({
    title: `${headline} Publisher`,
    updateSeconds: updates ? UPDATE_S : null,
    body: html`<header>
<p class="masthead">Publisher of ${countSites(sites.length)}</p>
<h1${hasTrouble ? html` class="trouble"` : ''}>${headline}</h1>
<p class="meta">At ${renderClock(now, view)}.</p>
</header>
<main>
${sites.map((site) => renderSite(site, view))}</main>
<footer>
<p>${renderUpdateLink(updates)}</p>
<p class="meta">Times are of ${timeZone.replaceAll('_', ' ')}.</p>
</footer>`,
  });
}

const countSites = (count: number): string => (count === 1 ? '1 site' : `${count} sites`);

/** Returns the state of all sites in one sentence: what needs a person first. */
export function formatSitesHeadline(sites: readonly SiteReport[]): string {
  const count = (is: (site: SiteReport) => boolean) => sites.filter(is).length;
  const part = (number: number, verb: readonly [one: string, several: string]) =>
    `${number} of ${countSites(sites.length)} ${number === 1 ? verb[0] : verb[1]}`;
  const broken = count(isBroken);
  if (broken > 0) return `${part(broken, ['does', 'do'])} not work.`;
  const troubled = count(needsPerson);
  if (troubled > 0) return `${part(troubled, ['needs', 'need'])} a person.`;
  const starting = count(isStarting);
  if (starting > 0) return `${part(starting, ['is', 'are'])} starting.`;
  return sites.length === 1 ? 'The site works.' : `All ${sites.length} sites work.`;
}

const isStarting = ({ state }: SiteReport): boolean =>
  state.kind === 'starting' && state.reason === null;

const isBroken = (site: SiteReport): boolean => site.problem !== null && !isStarting(site);

const needsPerson = (site: SiteReport): boolean =>
  isBroken(site) || (site.status !== null && isTrouble(site.status));

function renderSite(site: SiteReport, view: View): Html {
  const { name, status } = site;
  const id = `site-${name}`;
  return html`<section aria-labelledby="${id}">
<h2 id="${id}"><a href="sites/${name}/">${name}</a></h2>
${renderState(site, view)}
${
  status === null
    ? ''
    : html`${renderCounts(status.queue)}
<p class="meta"><a href="${status.siteUrl}">${status.siteUrl}</a>. ${renderBuild(site)}</p>
${renderLastFailure(status.failures[0], view)}`
}</section>
`;
}

function renderState(site: SiteReport, view: View): Html {
  const { state, status, problem } = site;
  const trouble = needsPerson(site) ? html` class="trouble"` : '';
  if (state.kind === 'ended') {
    const leftMs = state.startsAt - view.now;
    const next = leftMs > 0 ? `again in ${formatSpan(leftMs)}` : 'again now';
    return html`<p class="trouble">It does not run.</p>
<p class="reason">${state.reason}</p>
<p class="meta">Ended ${renderAge(state.endedAt, view)}; it is started ${next}.</p>`;
  }
  if (state.kind === 'starting') {
    if (state.reason === null) return html`<p>It is starting.</p>`;
    return html`<p class="trouble">It is starting again.</p>
<p class="reason">${state.reason}</p>`;
  }
  return html`<p${trouble}>${status === null ? 'It does not work.' : formatHeadline(status)}</p>
${problem === null ? '' : html`<p class="reason">${problem}</p>`}`;
}

const renderBuild = ({ status }: SiteReport): string =>
  status?.build ? `Live build ${status.build.version}.` : 'No build is live yet.';

function renderLastFailure(failure: PublishFailure | undefined, view: View): Html | string {
  if (failure === undefined) return '';
  const { subject, reason, failedAt } = failure;
  return html`<h3 class="subject">Last failure: ${subject}</h3>
<p class="reason">${reason}</p>
<p class="meta">${renderAge(failedAt, view)}</p>
`;
}
