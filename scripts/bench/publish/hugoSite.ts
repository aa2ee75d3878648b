import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { generateArticle, listColumnIds, listRelated, type SiteShape } from './generatedSite.ts';

const CONFIG = {
  baseURL: 'https://share.example.test/',
  languageCode: 'zh-CN',
  title: '样例报',
  disableKinds: ['taxonomy', 'term'],
  markup: { goldmark: { renderer: { unsafe: true } } },
  services: { rss: { limit: 20 } },
};

const BASE = `<!DOCTYPE html>
<html lang="zh-CN"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{{ .Title }} - {{ .Site.Title }}</title>
<link rel="canonical" href="{{ .Permalink }}">
<meta property="og:title" content="{{ .Title }}"><meta property="og:type" content="article">
<meta property="og:url" content="{{ .Permalink }}">
{{ with .Params.image }}<meta property="og:image" content="{{ . }}">{{ end }}
{{ range .AlternativeOutputFormats }}<link rel="{{ .Rel }}" type="{{ .MediaType.Type }}" href="{{ .Permalink }}">{{ end }}
</head><body><header><a href="{{ .Site.BaseURL }}">{{ .Site.Title }}</a></header>
<main>{{ block "main" . }}{{ end }}</main></body></html>
`;

const ARTICLE = `{{ define "main" }}<article><h1>{{ .Title }}</h1>
<p><time datetime="{{ .Date.Format "2006-01-02T15:04:05Z07:00" }}">{{ .Date.Format "2006-01-02 15:04" }}</time> {{ .WordCount }}</p>
{{ .Content }}</article>
<ul>{{ range .Params.related }}<li><a href="/{{ .column }}/{{ .id }}/">{{ .title }}</a></li>{{ end }}</ul>
<section>{{ range .Params.comments }}<p><b>{{ .user }}</b> {{ .text }}</p>{{ end }}</section>
{{ end }}
`;

const ROWS = `{{ range first 20 .RegularPages.ByDate.Reverse }}
<li><a href="{{ .RelPermalink }}">{{ .Title }}</a><time>{{ .Date.Format "2006-01-02" }}</time></li>{{ end }}`;
const LIST = `{{ define "main" }}<h1>{{ .Title }}</h1><ul>${ROWS}</ul>{{ end }}\n`;
const HOME = `{{ define "main" }}<nav>{{ range .Site.Sections }}
<a href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}</nav>
{{ with index .Site.Sections 0 }}<ul>${ROWS}</ul>{{ end }}{{ end }}
`;

/**
 * Writes a Hugo site with the same articles: each page has a head, the text with its pictures, five
 * related links and the comments; the lists have 20 rows. Hugo adds RSS and the sitemap. Rejects when the signal aborts it.
 */
export async function writeHugoSite(
  folder: string,
  shape: SiteShape,
  signal: AbortSignal,
): Promise<void> {
  const write = async (name: string, text: string) => {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  };
  await write('config.json', JSON.stringify(CONFIG));
  await write('layouts/_default/baseof.html', BASE);
  await write('layouts/_default/single.html', ARTICLE);
  await write('layouts/_default/list.html', LIST);
  await write('layouts/index.html', HOME);
  for (const id of listColumnIds(shape)) {
    await write(`content/${id}/_index.md`, JSON.stringify({ title: `栏目${id}` }));
  }
  for (let index = 0; index < shape.articles; index += 1) {
    signal.throwIfAborted();
    const { columnId, id } = generateArticle(shape, index);
    await writeFile(path.join(folder, `content/${columnId}/${id}.md`), formatPage(shape, index));
  }
}

/** Formats an article as Hugo's content: facts in JSON, then Markdown. */
function formatPage(shape: SiteShape, index: number): string {
  const article = generateArticle(shape, index);
  const { title, publishedAt, changedAt, paragraphs, pictures, comments } = article;
  const facts = {
    title,
    date: new Date(publishedAt).toISOString(),
    lastmod: new Date(changedAt).toISOString(),
    image: pictures[0],
    related: listRelated(shape, index).map((other) => {
      const { id, columnId, title } = generateArticle(shape, other);
      return { id, column: columnId, title };
    }),
    comments: comments.map(({ user, text }) => ({ user, text })),
  };
  const body = paragraphs.flatMap((text, i) => {
    const src = pictures[i];
    if (src === undefined) return [text];
    const image = `<img src="${src}" width="1280" height="720" alt="" loading="lazy">`;
    return [text, `<figure>${image}<figcaption>图${i + 1}</figcaption></figure>`];
  });
  return `${JSON.stringify(facts)}\n\n${body.join('\n\n')}\n`;
}
