import { createHash } from 'node:crypto';
import { html as escapeHtml, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

/** HTML whose texts are escaped. */
export type Html = HtmlEscapedString;

/** Returns HTML; inserted texts are escaped, inserted HTML is not. */
export const html = (
  strings: TemplateStringsArray,
  ...values: readonly (string | number | Html | readonly Html[])[]
): Html => escapeHtml(strings, ...values) as Html;

const STYLE = `
:root {
  color-scheme: light dark;
  --ground: #fff; --raised: #f6f5f3; --ink: #1c1b1a; --ink-2: #595652; --hairline: #e8e5e0;
  --edge: #85807a; --accent: #c8102e;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #141414; --raised: #1e1e1e; --ink: #e9e6e1; --ink-2: #b3aea6; --hairline: #2c2b2a;
    --edge: #7d7972; --accent: #f2697c;
  }
}
* { box-sizing: border-box; margin: 0; }
body {
  max-width: 44rem; margin: 0 auto; padding: 1.25rem 1rem 3rem;
  background: var(--ground); color: var(--ink);
  font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
  -webkit-text-size-adjust: 100%;
}
h1, h2, caption { font-family: Georgia, "Noto Serif", "Times New Roman", serif; text-wrap: balance; }
h1 { margin: 1rem 0 .25rem; font-size: 2.125rem; line-height: 1.2; }
h1.trouble, p.trouble { color: var(--accent); }
h2, caption { font-size: 1.1875rem; font-weight: 600; line-height: 1.4; text-align: left; }
h3 { font-size: 1rem; font-weight: 600; }
section { margin-top: 2rem; padding-top: .875rem; border-top: 1px solid var(--hairline); }
a { color: inherit; text-decoration-color: var(--edge); text-underline-offset: .2em; }
.masthead { padding-bottom: .5rem; border-bottom: 2px solid var(--ink); font-size: .9375rem; }
.masthead a { display: inline-block; padding: .75rem 0; margin: -.75rem 0; }
.meta { color: var(--ink-2); font-size: .875rem; font-variant-numeric: tabular-nums; }
.empty { margin-top: .375rem; color: var(--ink-2); }
.subject, .reason, .masthead, h1 { overflow-wrap: anywhere; }
.reason { white-space: pre-line; }
.hidden {
  position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
  white-space: nowrap;
}
.counts { display: grid; grid-template-columns: repeat(4, 1fr); margin-top: .5rem; }
.counts div { display: flex; flex-direction: column-reverse; }
.counts div + div { padding-left: .875rem; border-left: 1px solid var(--hairline); }
.counts dd { font: 1.625rem/1.3 Georgia, "Noto Serif", serif; font-variant-numeric: lining-nums tabular-nums; }
.counts dt { color: var(--ink-2); font-size: .875rem; }
.counts + .meta, .meta + h3 { margin-top: .5rem; }
.rows { padding: 0; list-style: none; }
.rows li { padding: .75rem 0; }
.rows li + li { border-top: 1px solid var(--hairline); }
.long { max-height: 20rem; margin-top: .5rem; overflow: auto; border-bottom: 1px solid var(--hairline); }
.long .meta { display: block; }
.long + *, .long ~ form { margin-top: .875rem; }
.failure { display: flex; gap: 1rem; align-items: flex-start; justify-content: space-between; }
.failure > div { min-width: 0; }
progress {
  display: block; width: 100%; height: .5rem; margin: .5rem 0; border: 0; appearance: none;
  background: var(--hairline); color: var(--ink);
}
progress::-webkit-progress-bar { background: var(--hairline); }
progress::-webkit-progress-value { background: var(--ink); }
progress::-moz-progress-bar { background: var(--ink); }
section > p:not(.meta), form { margin-top: .375rem; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
caption { padding-bottom: .375rem; }
th, td { padding: .625rem 0; text-align: left; vertical-align: baseline; }
th + td, td + td, th + th { padding-left: .75rem; }
thead th { padding-top: 0; color: var(--ink-2); font-size: .875rem; font-weight: 400; }
tbody tr { border-top: 1px solid var(--hairline); }
tbody th { font-weight: 500; }
td { width: 1%; font-size: .9375rem; }
th.number, td.number { text-align: right; white-space: nowrap; }
[role=alert] { color: var(--accent); }
label { display: block; margin-top: .5rem; }
button, .button, input {
  min-height: 2.75rem; padding: .5rem 1rem; border: 1px solid var(--edge); border-radius: 4px;
  background: var(--ground); color: var(--ink); font: inherit; font-weight: 500;
}
button, .button { display: inline-block; text-decoration: none; cursor: pointer; }
button:active, .button:active { background: var(--raised); }
button { color: var(--accent); border-color: currentcolor; }
input { width: 100%; margin: .25rem 0 .875rem; font-weight: 400; }
:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
footer { margin-top: 2rem; padding-top: 1.25rem; border-top: 1px solid var(--hairline); }
footer .meta { margin-top: .75rem; }
`;

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** The header Content-Security-Policy of all documents of `renderDocument`. */
export const STATUS_PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${STYLE_HASH}'`,
  'img-src data:',
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Renders a document in the style of the status page. */
export function renderDocument({
  title,
  body,
  updateSeconds = null,
}: {
  readonly title: string;
  readonly body: Html;
  /** Seconds until the document loads again; null for never. */
  readonly updateSeconds?: number | null;
}): string {
  const update =
    updateSeconds === null ? '' : html`<meta http-equiv="refresh" content="${updateSeconds}">\n`;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${update}<title>${title}</title>
<link rel="icon" href="data:,">
<style>${raw(STYLE)}</style>
</head>
<body>
${body}
</body>
</html>
`.toString();
}

/** Renders a page with one sentence and a way back to the status page. */
export const renderNoticePage = (
  sentence: string,
  { back, detail = '' }: { readonly back: string; readonly detail?: string },
): string =>
  renderDocument({
    title: `${sentence} Publisher`,
    body: html`<main>
<p class="masthead">Publisher</p>
<h1>${sentence}</h1>
${detail && html`<p class="reason">${detail}</p>\n`}<footer><p><a class="button" href="${back}">To the status page</a></p></footer>
</main>`,
  });

/** Renders the page that asks for the token. */
export const renderTokenPage = ({ isWrong }: { readonly isWrong: boolean }): string =>
  renderDocument({
    title: 'Enter the token. Publisher',
    body: html`<main>
<p class="masthead">Publisher</p>
<h1>Enter the token.</h1>
<form method="post" action="login">
${isWrong ? html`<p role="alert" id="wrong">This is not the token.</p>\n` : ''}<label for="token">Token (PUBLISH_TOKEN, else what the publisher printed at its first start)</label>
<input id="token" name="token" type="password" autocomplete="current-password" required${isWrong ? html` aria-invalid="true" aria-describedby="wrong"` : ''}>
<button>Show the status</button>
</form>
</main>`,
  });
