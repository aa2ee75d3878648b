import { ExternalLink, Share2 } from 'lucide';
import { readSettings } from '../../host/settings.ts';
import type { ActionMessageKey, ActionTranslate } from '../../i18n/translate.ts';
import { formatArticleType } from '../../model/article/articleKind.ts';
import type { Article } from '../../model/article/normaliseArticle.ts';
import { formatHost, type LinkOpening } from '../../model/linkOpening.ts';
import { ownArticleLink } from '../../routes.ts';
import type { Settings } from '../../settings.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { SingleView } from '../single/singleView.ts';

interface ExternalLinkViewProps {
  readonly article: Article;
  readonly opening: LinkOpening;
  readonly view: SingleView;
}

/** The button that keeps the reader on this page. */
export const STAY_BUTTON = 'stay';

/** Renders the external link of an article, which the template opens (screens/linkDetail/linkDetail.template.tsx). */
export function ExternalLinkView({ article, opening, view }: ExternalLinkViewProps) {
  const { t } = view;
  const title = article.title || article.listTitle;
  if (opening === 'framed') return <ExternalPageFrame title={title} t={t} url={article.url} />;

  const href = article.url || formatLinkTextPath(article, readSettings());
  return (
    <div className="flex flex-col items-center pt-120 text-center">
      <h1 className="headline text-38 font-semibold">{title}</h1>
      <p className="mt-24 text-28 text-ink-2" role="status">
        {formatOpening({ article, opening, view })}
      </p>
      <a
        className="mt-48 flex min-h-88 items-center rounded border border-accent px-48 text-30 text-accent"
        href={href}
        rel="noopener"
      >
        {t('link.open')}
      </a>
      {opening === 'here' && (
        <button className="mt-16 min-h-88 px-32 text-28 text-ink-2" id={STAY_BUTTON} type="button">
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

/** Returns what the page does with the link. */
export function formatOpening({ article, opening, view }: ExternalLinkViewProps): string {
  if (opening === 'framed') return '';
  const { t, config } = view;
  const host = formatHost(article.url, readSettings().siteUrl);
  return t(OPENING_MESSAGE_KEYS[opening], { site: config.siteName, host: host || article.url });
}

interface ExternalPageFrameProps {
  readonly title: string;
  /** HTTPS, and not of this site, as decideLinkOpening has checked. */
  readonly url: string;
  readonly t: ActionTranslate;
}

/**
 * Permissions of the framed page. It has an origin of its own; it cannot navigate this page, and
 * can only open new windows.
 */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

/**
 * Renders an external page in a frame. A page that forbids framing stays blank without any event,
 * so a link to the browser is always shown.
 */
function ExternalPageFrame({ title, url, t }: ExternalPageFrameProps) {
  return (
    <section className="outside">
      <div className="flex items-center gap-8 border-b">
        <h1 className="min-w-0 flex-1 truncate text-30 font-medium">{title}</h1>
        <a
          aria-label={t('link.inBrowser')}
          className="flex h-88 w-88 items-center justify-center text-ink-2"
          href={url}
          rel="noopener"
          target="_blank"
        >
          <Icon className="h-40 w-40" icon={ExternalLink} />
        </a>
        <button
          aria-label={t('link.share')}
          className="flex h-88 w-88 items-center justify-center text-ink-2"
          data-act="share"
          type="button"
        >
          <Icon className="h-40 w-40" icon={Share2} />
        </button>
      </div>
      <iframe className="outside-frame" sandbox={SANDBOX} src={url} title={title} />
      <p className="py-20 text-26 text-ink-3">
        {t('link.refused')}{' '}
        <a className="inline-block text-accent underline" href={url} rel="noopener" target="_blank">
          {t('link.inBrowser')}
        </a>
      </p>
    </section>
  );
}

/**
 * Hands the link over to the app; returns false where there is none or it did not open it. Rejects
 * when its code does not load.
 */
export async function openLinkInHost(settings: Settings, article: Article): Promise<boolean> {
  const { getHost } = await import('../../services/getHost.ts');
  const host = await getHost(settings);
  const outcome = await host.openArticle({
    id: article.id,
    columnId: article.columnId,
    articleType: formatArticleType(article.kind),
    title: article.title,
    url: article.url,
  });
  return outcome === 'done';
}

/** Returns the path of the text of an article that has no external address. */
export const formatLinkTextPath = (article: Article, settings: Settings): string =>
  ownArticleLink({ ...article, kind: 'news' }, settings.siteBase);
