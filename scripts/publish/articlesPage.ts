import type { ArticlePageReport, ArticleReport } from './articleReport.ts';
import type { WaitingTask } from './publishQueue.ts';
import { type Html, html, renderDocument } from './statusDocument.ts';
import { renderAge, renderTime } from './statusTimes.ts';

interface View {
  /** Epoch ms. */
  readonly now: number;
  /** IANA name. */
  readonly timeZone: string;
}

/** Renders the form that finds articles. */
export const renderArticleForm = (text: string): Html => html`<form action="articles" role="search">
<label for="q">An article by its id, title or address</label>
<input id="q" name="q" type="search" value="${text}" required>
<button>Find</button>
</form>`;

/** Renders what the publisher knows of articles, with the ways to publish and withdraw them now. */
export function renderArticlesPage(
  articles: readonly ArticleReport[],
  { text, ...view }: Pick<View, 'now'> & Partial<View> & { readonly text: string },
): string {
  const { timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone } = view;
  const known = articles.filter(isKnown);
  const offered = articles.filter((article) => !isKnown(article) && NUMBER.test(article.id));
  const count = known.length;
  const headline = count === 0 ? 'No article.' : count === 1 ? '1 article.' : `${count} articles.`;
  return renderDocument({
    title: `${headline} Publisher`,
    body: html`<main>
<p class="masthead"><a href="./">Publisher</a></p>
<h1>${headline}</h1>
${renderArticleForm(text)}
${count === 0 && text.trim() !== '' ? html`<p class="empty">Nothing is known under “${text}”.</p>\n` : ''}${known.map((article) => renderArticle(article, { now: view.now, timeZone }))}${offered.map(renderOffer)}</main>`,
  });
}

/** What is taken for an id where nothing is known under it. */
const NUMBER = /^\d+$/;

const isKnown = ({ pages, waiting }: ArticleReport): boolean =>
  pages.length > 0 || waiting.length > 0;

/** Renders the way to publish an article that the publisher does not know. */
const renderOffer = ({ id }: ArticleReport): Html => html`<section>
<p>No page of an article ${id} is known. If the content server has it, you can publish it.</p>
${renderPublishForm(id, `article ${id}`)}
</section>
`;

const renderPublishForm = (id: string, name: string): Html =>
  html`<form method="post" action="articles/publish"><input type="hidden" name="id" value="${id}"><button>Publish now<span class="hidden"> ${name}</span></button></form>`;

function renderArticle({ id, title, pages, waiting }: ArticleReport, view: View): Html {
  const isHeld = pages.some(({ held }) => held !== null);
  return html`<section aria-labelledby="article-${id}">
<h2 id="article-${id}" class="subject">${title || id}</h2>
<p class="meta">${id}</p>
${
  pages.length === 0
    ? html`<p class="empty">It has no page.</p>`
    : html`<ul class="rows">
${pages.map((page) => renderPage(page, view))}</ul>`
}
${waiting.map((task) => renderTask(task, view))}
${renderPublishForm(id, title || id)}
<p class="meta">It is asked for and published again; what the content server has withdrawn is removed.</p>
${isHeld ? html`<form method="post" action="articles/withdraw"><input type="hidden" name="id" value="${id}"><button>Withdraw now<span class="hidden"> ${title || id}</span></button></form>` : ''}
</section>
`;
}

function renderPage(
  { url, writtenAt, targets, isPurgeWaiting, held }: ArticlePageReport,
  view: View,
): Html {
  const written =
    writtenAt === null ? 'not in this folder' : html`written ${renderAge(writtenAt, view)}`;
  const places = targets.map(({ name, hasPage }) => `${hasPage ? 'on' : 'not yet on'} ${name}`);
  return html`<li><a class="subject" href="${url}">${url}</a>
<span class="meta">${written}${places.map((place) => html`, ${place}`)}${isPurgeWaiting ? ', the CDN may have an older copy' : ''}</span>${
    held === null ? '' : html`\n<p class="reason">Its removal waits for a person: ${held}</p>`
  }</li>
`;
}

function renderTask({ subject, reason, startsAt, attempts }: WaitingTask, view: View): Html {
  const tried =
    attempts > 0 ? `, after ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}` : '';
  const when =
    startsAt === null
      ? 'waits: the sweep is stopped'
      : startsAt > view.now
        ? html`is done at ${renderTime(startsAt, view)}`
        : 'waits';
  return html`<p>${subject} (${reason}) ${when}${tried}.</p>\n`;
}
