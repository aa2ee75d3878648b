import { useEffect, useState } from 'react';
import { updateDocument } from '../../host/document.ts';
import { hasFollowedLink, leaveFor, watchLinks } from '../../host/leave.ts';
import { readPage } from '../../host/page.ts';
import { readSettings } from '../../host/settings.ts';
import { asksFrame, isWide } from '../../host/wide.ts';
import type { ActKey } from '../../i18n/translate.ts';
import type { Article } from '../../model/article/types.ts';
import { decideLinkOpening, formatHost, type LinkOpening } from '../../model/linkOpening.ts';
import { needsFreshContent } from '../../model/mode.ts';
import { createArticleMark } from '../../model/share/shareRules.ts';
import { linkTo, matchPath } from '../../routes.ts';
import { readPlace } from '../../stores/host.ts';
import { handOverLink, linkTextPath } from '../../stores/linkDetail.ts';
import { visitArticle } from '../../stores/visit.ts';
import { documentOf, type SingleView } from '../single/SingleScreen.tsx';
import { OutsideFrame } from './OutsideFrame.tsx';

/** Time in which readers can see the target and cancel the navigation. */
const LEAVE_AFTER_MS = 1500;

interface OutsideLinkProps {
  readonly article: Article;
  readonly view: SingleView;
}

/** Renders the external link of an article, opened in the way that suits the environment. */
export function OutsideLink({ article, view }: OutsideLinkProps) {
  const [opening, setOpening] = useState<LinkOpening>(() => decide(article));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view is a new object every time
  useEffect(() => describe(article, view), [article, view.config, view.locale]);
  useEffect(() => act(opening, article), [opening, article]);
  const title = article.title || article.listTitle;
  if (opening === 'framed') return <OutsideFrame title={title} t={view.t} url={article.url} />;

  const { t } = view;
  const host = formatHost(article.url, readSettings().siteUrl);
  const href = article.url || linkTextPath(article, readSettings());
  return (
    <div className="flex flex-col items-center pt-120 text-center">
      <h1 className="headline text-38 font-semibold">{title}</h1>
      <p className="mt-24 text-28 text-ink-2" role="status">
        {t(WORDS[opening], { site: view.config.siteName, host: host || article.url })}
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

const WORDS: Readonly<Record<Exclude<LinkOpening, 'framed'>, ActKey>> = {
  app: 'link.inApp',
  here: 'link.leaving',
  ask: 'link.ask',
  text: 'link.text',
};

function decide(article: Article): LinkOpening {
  const settings = readSettings();
  const { flags } = readPage();
  return decideLinkOpening(article.url, {
    environment: readPlace(settings).kind,
    frame: asksFrame(),
    wide: isWide(),
    isEditorView: needsFreshContent(flags),
    siteUrl: settings.siteUrl,
    isRedirectPage: (path) => matchPath(path, settings.siteBase)?.route === 'linkDetail',
  });
}

/**
 * Starts the automatic navigation or hand-over to the app; returns the function that cancels it.
 */
function act(opening: LinkOpening, article: Article): (() => void) | undefined {
  // The reader followed a link before the article was loaded.
  if (hasFollowedLink()) return;
  const settings = readSettings();
  if (opening === 'text') leaveFor(linkTextPath(article, settings));
  const hasLeft = watchLinks();
  const leave = () => {
    if (!hasLeft()) leaveFor(article.url);
  };
  if (opening === 'here') {
    const timer = setTimeout(leave, LEAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }
  if (opening !== 'app') return;
  let left = false;
  void handOverLink(settings, article).then((done) => {
    // The app has not opened the URL: its web view navigates to it like a browser.
    if (!done && !left) leave();
  });
  return () => {
    left = true;
  };
}

/** Sets the document's metadata to those of the article and counts the view. */
function describe(article: Article, view: SingleView): void {
  const settings = readSettings();
  const { title, canonical, cards } = documentOf(
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
