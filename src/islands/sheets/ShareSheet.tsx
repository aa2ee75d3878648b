import {
  Aperture,
  Copy,
  Headphones,
  type IconNode,
  Image,
  MessageCircle,
  MessagesSquare,
  QrCode as QrCodeIcon,
  Rss,
  Share as ShareIcon,
  Video,
} from 'lucide';
import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import { hasArticleText } from '../../host/document/pageObject.ts';
import type { Host } from '../../host/host.ts';
import { runTap } from '../../host/runTap.ts';
import { readSettings } from '../../host/settings.ts';
import { primeSpeech } from '../../host/speech/primeSpeech.ts';
import { showToast } from '../../host/toast.ts';
import type { ActionMessageKey } from '../../i18n/translate.ts';
import type { ShareTarget } from '../../model/share/shareTypes.ts';
import { getHost } from '../../services/getHost.ts';
import { shareBy, updateShareCard } from '../../services/share.ts';
import { openSheet } from '../../services/sheets.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { QrCode as QrCodeUi } from '../../ui/QrCode.tsx';
import { STAR_ICON } from '../../ui/starIcon.ts';
import type { SheetProps } from '../Sheets.island.tsx';
import { Sheet } from './Sheet.tsx';

const TARGETS: Readonly<Record<ShareTarget, readonly [IconNode, ActionMessageKey]>> = {
  native: [ShareIcon, 'share.native'],
  chat: [MessageCircle, 'share.chat'],
  timeline: [Aperture, 'share.timeline'],
  qq: [MessagesSquare, 'share.qq'],
  weibo: [Rss, 'share.weibo'],
  zone: [STAR_ICON, 'share.zone'],
  meetime: [Video, 'share.meetime'],
  copy: [Copy, 'share.copy'],
  qr: [QrCodeIcon, 'share.qr'],
  poster: [Image, 'share.poster'],
};

type QrCodeView = ComponentType<ComponentProps<typeof QrCodeUi>>;

/** Renders the ways of sharing that the environment has. */
export function ShareSheet({ request, onClose, t }: SheetProps<'share'>) {
  const settings = readSettings();
  const [card] = useState(() => request.card ?? updateShareCard(settings));
  const [host, setHost] = useState<Host | null>(null);
  const [busy, setBusy] = useState(false);
  const [QrCode, setQrCode] = useState<QrCodeView | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    void runTap(getHost(settings).then(setHost), onClose);
  }, []);

  const share = async (target: ShareTarget) => {
    if (!host || !card || busy) return;
    if (target === 'poster') return openSheet({ ...request, kind: 'poster' });
    setBusy(true);
    if (target === 'qr') {
      const code = await import('../../ui/QrCode.tsx').catch(() => null);
      if (code) setQrCode(() => code.QrCode);
      else showToast(t('sheet.failed'));
    } else {
      const outcome = await shareBy(settings, host, card, target);
      if (outcome === 'done') showToast(t(target === 'copy' ? 'share.copied' : 'share.done'));
      if (outcome === 'done' || outcome === 'guided') onClose();
      else if (outcome !== 'cancelled') {
        showToast(t(target === 'copy' ? 'share.copyFailed' : 'share.notShared'));
      }
    }
    setBusy(false);
  };

  return (
    <Sheet title={t('share.title')} onClose={onClose} t={t}>
      <ul className="share-targets" aria-busy={host === null || busy}>
        {host?.shareTargets().map((target) => (
          <li key={target}>
            <button
              className="flex w-full flex-col items-center gap-12 py-16 text-26 text-ink-2"
              type="button"
              aria-expanded={target === 'qr' ? QrCode !== null : undefined}
              onClick={() => void share(target)}
            >
              <Icon className="h-48 w-48 text-ink" icon={TARGETS[target][0]} />
              {t(TARGETS[target][1])}
            </button>
          </li>
        ))}
        {host && !request.card && hasArticleText() && (
          <li>
            {/* The listener of actions runs it (actions/actions.ts). */}
            <button
              className="flex w-full flex-col items-center gap-12 py-16 text-26 text-ink-2"
              data-act="listen"
              type="button"
              onClick={() => {
                primeSpeech();
                onClose();
              }}
            >
              <Icon className="h-48 w-48 text-ink" icon={Headphones} />
              {t('listen.start')}
            </button>
          </li>
        )}
      </ul>
      {QrCode && card && (
        <div className="mt-16 text-center text-26 text-ink-2" role="status">
          <QrCode text={card.url} name={t('share.qrName')} />
          {t('page.scan')}
        </div>
      )}
    </Sheet>
  );
}
