import { ExternalLink, Share2 } from 'lucide';
import type { ActionTranslate } from '../../i18n/translate.ts';
import { Icon } from '../../ui/Icon.tsx';

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
export function ExternalPageFrame({ title, url, t }: ExternalPageFrameProps) {
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
