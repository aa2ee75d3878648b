import { updateDocument } from '../../host/document/updateDocument.ts';
import { hasFollowedLink, replacePage, watchFollowedLinks } from '../../host/navigation.ts';
import { readPage } from '../../host/page.ts';
import { readSettings } from '../../host/settings.ts';
import { isFrameRequested, isWide } from '../../host/wideLayout.ts';
import type { Article } from '../../model/article/normaliseArticle.ts';
import { dropHidden } from '../../model/dropHidden.ts';
import { decideLinkOpening, type LinkOpening } from '../../model/linkOpening.ts';
import { createArticleMark } from '../../model/share/shareRules.ts';
import { formatDescription } from '../../model/text.ts';
import { linkTo, matchPath } from '../../routes.ts';
import { describePage } from '../../services/metadata/pageMetadata.ts';
import { readEnvironment } from '../../services/readEnvironment.ts';
import { visitArticle } from '../../services/statistics/visit.ts';
import { withConfig } from '../../state/singlePage.ts';
import { startSingleTemplate } from '../../templates/singleTemplate.tsx';
import type { SingleView } from '../single/singleView.ts';
import {
  ExternalLinkView,
  formatLinkTextPath,
  formatOpening,
  openLinkInHost,
  STAY_BUTTON,
} from './ExternalLinkView.tsx';
import { loadLink } from './linkDetail.load.ts';

/** Time in which readers can see the target and cancel the navigation. */
const LEAVE_AFTER_MS = 1500;

startSingleTemplate<Article>({
  View: ({ data, view }) => (
    <ExternalLinkView article={data} opening={decideOpening(data)} view={view} />
  ),
  // The page has the metadata of an article.
  describe: () => null,
  isEnglish: ({ isEnglish }) => isEnglish,
  load: withConfig((client, id) =>
    loadLink(client, { id, siteId: readSettings().siteId, flags: readPage().flags }),
  ),
  missing: ['link.gone', 'link.goneHint'],
  name: (t) => t('link.title'),
  start({ data, view }) {
    updateLinkDocument(data, view);
    startOpening(data, view);
  },
});

function decideOpening(article: Article): LinkOpening {
  const settings = readSettings();
  return decideLinkOpening(article.url, {
    environment: readEnvironment(settings).kind,
    frame: isFrameRequested(),
    wide: isWide(),
    isEditorView: readPage().flags.quiet,
    siteUrl: settings.siteUrl,
    isRedirectPage: (path) => matchPath(path, settings.siteBase)?.route === 'linkDetail',
  });
}

/** Starts the automatic navigation or hand-over to the app. */
function startOpening(article: Article, view: SingleView): void {
  // The reader followed a link before the article was loaded.
  if (hasFollowedLink()) return;
  const settings = readSettings();
  const hasLeft = watchFollowedLinks();
  const leave = () => {
    if (!hasLeft()) replacePage(article.url);
  };
  switch (decideOpening(article)) {
    case 'text':
      replacePage(formatLinkTextPath(article, settings));
      return;
    case 'here': {
      const timer = setTimeout(leave, LEAVE_AFTER_MS);
      document.getElementById(STAY_BUTTON)?.addEventListener('click', ({ currentTarget }) => {
        clearTimeout(timer);
        const status = document.querySelector('main [role=status]');
        if (status) status.textContent = formatOpening({ article, opening: 'ask', view });
        (currentTarget as Element).remove();
      });
      return;
    }
    case 'app':
      // The app has not opened the URL: its web view navigates to it like a browser.
      openLinkInHost(settings, article).then((done) => done || leave(), leave);
  }
}

/** Sets the document's metadata to those of the article and counts the view. */
function updateLinkDocument(article: Article, { t, config, locale }: SingleView): void {
  const settings = readSettings();
  const { flags } = readPage();
  const { canonical, cards } = describePage(
    {
      name: article.share?.title || article.title || article.listTitle,
      description:
        article.share?.description ||
        article.abstract ||
        formatDescription(dropHidden(article.content)),
      pictures: [article.share?.image ?? '', article.shareImage],
      path: linkTo('linkDetail', { id: article.id }, settings.siteBase),
    },
    { settings, config, locale },
  );
  const name = article.title || article.listTitle;
  updateDocument({
    title: name || t('link.title'),
    canonical,
    cards,
    locale,
    keepLocale: article.isEnglish,
    config,
    article: createArticleMark(article, false),
    quiet: flags.quiet || !article.published,
  });
  void visitArticle(settings);
}
