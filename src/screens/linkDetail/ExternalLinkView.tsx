import { useEffect, useState } from 'react';
import { updateDocument } from '../../host/document/updateDocument.ts';
import { hasFollowedLink, replacePage, watchFollowedLinks } from '../../host/navigation.ts';
import { readPage } from '../../host/page.ts';
import { readSettings } from '../../host/settings.ts';
import { isFrameRequested, isWide } from '../../host/wideLayout.ts';
import type { ActionMessageKey } from '../../i18n/translate.ts';
import type { Article } from '../../model/article/articleTypes.ts';
import { decideLinkOpening, formatHost, type LinkOpening } from '../../model/linkOpening.ts';
import { needsFreshContent } from '../../model/mode.ts';
import { createArticleMark } from '../../model/share/shareRules.ts';
import { linkTo, matchPath } from '../../routes.ts';
import { readEnvironment } from '../../services/getHost.ts';
import { visitArticle } from '../../services/statistics/visit.ts';
import { formatLinkTextPath, openLinkInHost } from '../../state/linkDetail.ts';
import { createSingleDocument, type SingleView } from '../single/SingleScreen.tsx';
import { ExternalPageFrame } from './ExternalPageFrame.tsx';

/** Time in which readers can see the target and cancel the navigation. */
const LEAVE_AFTER_MS = 1500;

interface ExternalLinkViewProps {
  readonly article: Article;
  readonly view: SingleView;
}

/** Renders the external link of an article, opened in the way that suits the environment. */
export function ExternalLinkView({ article, view }: ExternalLinkViewProps) {
  const [opening, setOpening] = useState<LinkOpening>(() => decideOpening(article));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view is a new object every time
  useEffect(() => updateLinkDocument(article, view), [article, view.config, view.locale]);
  useEffect(() => startOpening(opening, article), [opening, article]);
  const title = article.title || article.listTitle;
  if (opening === 'framed') return <ExternalPageFrame title={title} t={view.t} url={article.url} />;

  const { t } = view;
  const host = formatHost(article.url, readSettings().siteUrl);
  const href = article.url || formatLinkTextPath(article, readSettings());
  return (
    <div className="flex flex-col items-center pt-120 text-center">
      <h1 className="headline text-38 font-semibold">{title}</h1>
      <p className="mt-24 text-28 text-ink-2" role="status">
        {t(OPENING_MESSAGE_KEYS[opening], {
          site: view.config.siteName,
          host: host || article.url,
        })}
      </p>
      <a
        className="mt-48 flex min-h-88 items-center rounded border border-accent px-48 text-30 text-accent"
        href={href}
        rel="noopener"
      >
        {t('link.open')}
      </a>
      {opening === 'here' && (
        <button
          className="mt-16 min-h-88 px-32 text-28 text-ink-2"
          onClick={() => setOpening('ask')}
          type="button"
        >
          {t('link.stay')}
        </button>
      )}
      {article.url && (
        <button className="mt-16 min-h-88 px-32 text-28 text-ink-2" data-act="share" type="button">
          {t('link.share')}
        </button>
      )}
    </div>
  );
}

const OPENING_MESSAGE_KEYS: Readonly<Record<Exclude<LinkOpening, 'framed'>, ActionMessageKey>> = {
  app: 'link.inApp',
  here: 'link.leaving',
  ask: 'link.ask',
  text: 'link.text',
};

function decideOpening(article: Article): LinkOpening {
  const settings = readSettings();
  const { flags } = readPage();
  return decideLinkOpening(article.url, {
    environment: readEnvironment(settings).kind,
    frame: isFrameRequested(),
    wide: isWide(),
    isEditorView: needsFreshContent(flags),
    siteUrl: settings.siteUrl,
    isRedirectPage: (path) => matchPath(path, settings.siteBase)?.route === 'linkDetail',
  });
}

/**
 * Starts the automatic navigation or hand-over to the app; returns the function that cancels it.
 */
function startOpening(opening: LinkOpening, article: Article): (() => void) | undefined {
  // The reader followed a link before the article was loaded.
  if (hasFollowedLink()) return;
  const settings = readSettings();
  if (opening === 'text') replacePage(formatLinkTextPath(article, settings));
  const hasLeft = watchFollowedLinks();
  const leave = () => {
    if (!hasLeft()) replacePage(article.url);
  };
  if (opening === 'here') {
    const timer = setTimeout(leave, LEAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }
  if (opening !== 'app') return;
  let left = false;
  void openLinkInHost(settings, article).then((done) => {
    // The app has not opened the URL: its web view navigates to it like a browser.
    if (!done && !left) leave();
  });
  return () => {
    left = true;
  };
}

/** Sets the document's metadata to those of the article and counts the view. */
function updateLinkDocument(article: Article, view: SingleView): void {
  const settings = readSettings();
  const { title, canonical, cards } = createSingleDocument(
    {
      name: article.share?.title || article.title || article.listTitle,
      description: article.share?.description || article.abstract || article.content,
      pictures: [article.share?.image ?? '', article.shareImage],
      path: linkTo('linkDetail', { id: article.id }, settings.siteBase),
    },
    view,
  );
  updateDocument({
    title: readPage().flags.title || title,
    canonical,
    cards,
    locale: view.locale,
    keepLocale: article.isEnglish,
    config: view.config,
    article: createArticleMark(article, false),
    quiet: needsFreshContent(readPage().flags),
  });
  void visitArticle(settings);
}
