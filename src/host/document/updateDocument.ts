import type { Locale } from '../../i18n/locales.ts';
import { LANG_OF } from '../../i18n/translate.ts';
import { decideAccent } from '../../model/colour.ts';
import type { Card } from '../../model/metadata.ts';
import type { ArticleMark } from '../../model/share/shareTypes.ts';
import { decidePageColor, listTextMeasures } from '../../model/site/documentLook.ts';
import type { SiteConfig } from '../../model/site/siteTypes.ts';
import { setTitle, setTitleLength } from './setTitle.ts';

export { readPageArticle } from './pageObject.ts';

interface DocumentTheme {
  readonly locale: Locale;
  readonly config: SiteConfig;
}

interface DocumentFacts extends DocumentTheme {
  readonly title: string;
  readonly canonical: string;
  /** Open Graph and Twitter cards; sharing reads its data from them (host/document/readShareParams.ts). */
  readonly cards: readonly Card[];
  /** The article keeps its own language, whatever the reader's (product 1.3). */
  readonly keepLocale: boolean;
  readonly article: ArticleMark;
  /** An editor's preview: nothing is counted or shared. */
  readonly quiet: boolean;
}

let isTitlePinned = false;

/** Sets the title to what happens on the page; `updateDocument` no longer replaces it. */
export function pinDocumentTitle(title: string): void {
  isTitlePinned = true;
  setTitle(title);
}

/**
 * Sets the title of a template whose content is not there or did not load. Search engines then leave
 * the page out, also where the host could not answer with status 404.
 */
export function setMissingTitle(title: string): void {
  setTitle(title);
  if (document.querySelector(NO_INDEX)) return;
  const meta = document.head.appendChild(document.createElement('meta'));
  meta.name = 'robots';
  meta.content = 'noindex';
  meta.dataset.missing = '';
}

const NO_INDEX = 'meta[data-missing]';

/** Sets the document's language to the reader's, once the messages are loaded. */
export function setDocumentLanguage(locale: Locale): void {
  document.documentElement.lang = LANG_OF[locale];
}

/** Prevents or allows scrolling of the page behind a sheet. */
export function lockScroll(locked: boolean): void {
  document.documentElement.toggleAttribute('data-sheet', locked);
}

/** Sets the metadata, marks and appearance of a template's document when its content has loaded. */
export function updateDocument({
  title,
  canonical,
  cards,
  locale,
  keepLocale,
  config,
  article,
  quiet,
}: DocumentFacts) {
  const root = document.documentElement;
  applyTheme({ locale, config });
  if (!isTitlePinned) setTitle(title);
  root.dataset.article = article.id;
  if (article.object) root.dataset.object = String(article.object);
  root.toggleAttribute('data-live', article.live ?? false);
  if (article.customUrl) root.dataset.shareUrl = article.customUrl;
  root.toggleAttribute('data-no-share', article.shareClosed);
  root.toggleAttribute('data-quiet', quiet);
  root.toggleAttribute('data-keep-locale', keepLocale);
  setCanonicalUrl(canonical);
  for (const [name, content] of cards) setCard(name, content);
}

/** Sets language, colours and measures from the site's configuration. */
export function applyTheme({ locale, config }: DocumentTheme): void {
  const root = document.documentElement;
  const accent = decideAccent(decidePageColor(config, root.dataset.route ?? ''));
  root.lang = LANG_OF[locale];
  root.dataset.locale = locale;
  root.toggleAttribute('data-no-top', !config.showBackTop);
  setTitleLength(config.article.maxTitleLength);
  root.style.setProperty('--pad', accent.light);
  root.style.setProperty('--pad-dark', accent.dark);
  // A text size from the address is set already (boot/boot.ts).
  for (const [property, value] of listTextMeasures(config.article)) {
    if (!root.style.getPropertyValue(property)) root.style.setProperty(property, value);
  }
  if (config.grey) root.dataset.grey = '';
}

export function setCanonicalUrl(canonical: string): void {
  // The content was missing before a retry.
  document.querySelector(NO_INDEX)?.remove();
  const link =
    document.querySelector<HTMLLinkElement>('link[rel=canonical]') ??
    document.head.appendChild(document.createElement('link'));
  link.rel = 'canonical';
  link.href = canonical;
}

export function setCard(name: string, content: string): void {
  const attribute = name.startsWith('twitter:') ? 'name' : 'property';
  const meta =
    document.querySelector<HTMLMetaElement>(`meta[${attribute}="${name}"]`) ??
    document.head.appendChild(document.createElement('meta'));
  meta.setAttribute(attribute, name);
  meta.content = content;
}
