import { ExternalLink, Share2 } from 'lucide';
import type { ActTranslate } from '../../i18n/translate.ts';
import { Icon } from '../../ui/Icon.tsx';

interface OutsideFrameProps {
  readonly title: string;
  /** Https, and not of this site: decideLinkOpening has seen to it. */
  readonly url: string;
  readonly t: ActTranslate;
}

/**
 * What the page in the frame may do. It stands under an origin of its own, and can neither
 * lead this page away nor open anything but windows of its own.
 */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

/** An outside page inside this one. A page that refuses frames shows nothing, and nobody is told. */
export function OutsideFrame({ title, url, t }: OutsideFrameProps) {
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
