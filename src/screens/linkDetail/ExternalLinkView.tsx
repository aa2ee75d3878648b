import { readSettings } from '../../host/settings.ts';
import type { ActionMessageKey } from '../../i18n/translate.ts';
import type { Article } from '../../model/article/articleTypes.ts';
import { formatHost, type LinkOpening } from '../../model/linkOpening.ts';
import type { SingleView } from '../single/singleView.ts';
import { ExternalPageFrame } from './ExternalPageFrame.tsx';
import { formatLinkTextPath } from './openLinkInHost.ts';

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
