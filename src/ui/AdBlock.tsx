import { X } from 'lucide';
import type { Translate } from '../i18n/translate.ts';
import type { Ad, AdSlot } from '../model/ads/normaliseAds.ts';
import { appLinkProps } from './appLinkProps.ts';
import { Icon } from './Icon.tsx';
import { label, Message } from './Message.tsx';

interface AdBlockProps {
  readonly slot: AdSlot | null | undefined;
  readonly side: 'top' | 'bottom' | 'video' | 'list';
  readonly t: Translate;
}

/** Renders the ads of one slot with their label; the `ad-slot` element handles the close button. */
export function AdBlock({ slot, side, t }: AdBlockProps) {
  if (!slot || slot.ads.length === 0) return null;
  return (
    <ad-slot className={slot.fixed ? `ad-fixed ad-${side}` : 'block'}>
      <div className="relative">
        {slot.ads.map((ad) => (
          <AdImage key={ad.id || ad.image} ad={ad} />
        ))}
        <span className="ad-label">
          <Message t={t} k="ad.label" />
        </span>
        {slot.closable && (
          <button {...label(t, 'ad.close')} className="ad-close" hidden type="button">
            <Icon className="h-28 w-28" icon={X} />
          </button>
        )}
      </div>
    </ad-slot>
  );
}

function AdImage({ ad }: { ad: Ad }) {
  const image = (
    <img
      className="w-full object-cover"
      src={ad.image}
      alt={ad.title}
      data-ad={ad.id || undefined}
      loading="lazy"
      width={750}
      height={Math.round(750 / ad.ratio)}
    />
  );
  if (ad.appLink) return <a {...appLinkProps(ad.appLink)}>{image}</a>;
  if (!ad.url) return image;
  return (
    <a href={ad.url} rel="noopener nofollow sponsored">
      {image}
    </a>
  );
}
