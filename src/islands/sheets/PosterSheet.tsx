import { useEffect, useState } from 'react';
import { readSettings } from '../../host/settings.ts';
import { canShareFile, shareFile } from '../../host/shareFile.ts';
import type { ShareCard } from '../../model/share/shareTypes.ts';
import { createPoster } from '../../services/createPoster.ts';
import { readEnvironment } from '../../services/readEnvironment.ts';
import { countShare, updateShareCard } from '../../services/share.ts';
import type { SheetProps } from '../Sheets.island.tsx';
import { Sheet } from './Sheet.tsx';

type Poster =
  | { readonly state: 'drawing' | 'failed' }
  | { readonly state: 'ready'; readonly url: string; readonly file: File };

const formatFileName = ({ articleId }: ShareCard): string => `${articleId}.png`;

/** Renders the article, or what the request names, as an image with a QR code to save or send. */
export function Poster({ request, onClose, t }: SheetProps<'poster'>) {
  const settings = readSettings();
  const [card] = useState(() => request.card ?? updateShareCard(settings));
  const { hint } = request;
  const [poster, setPoster] = useState<Poster>({ state: 'drawing' });
  // The app and the messenger save no files; there a long press on the image saves it.
  const canSave = readEnvironment(settings).kind === 'browser';
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt draws it anew
  useEffect(() => {
    let url = '';
    let open = true;
    setPoster({ state: 'drawing' });
    void (card ? createPoster(card, t, hint) : Promise.resolve(null)).then((picture) => {
      if (!open) return;
      if (!picture || !card) return setPoster({ state: 'failed' });
      url = URL.createObjectURL(picture);
      const file = new File([picture], formatFileName(card), { type: picture.type });
      setPoster({ state: 'ready', url, file });
    });
    return () => {
      open = false;
      if (url) URL.revokeObjectURL(url);
    };
  }, [card, t, hint, attempt]);

  return (
    <Sheet title={t('share.poster')} onClose={onClose} t={t}>
      {poster.state !== 'failed' && card && (
        <div className="poster-room">
          {poster.state === 'ready' ? (
            <img
              className="poster"
              src={poster.url}
              alt={t('poster.alt', { title: card.quotation ?? card.title })}
            />
          ) : (
            <p className="text-28 text-ink-2" role="status">
              {t('poster.drawing')}
            </p>
          )}
        </div>
      )}
      {poster.state === 'failed' && (
        <>
          <p className="py-64 text-center text-30 text-ink-2" role="alert">
            {t('poster.failed')}
          </p>
          {card && (
            <button
              className="sheet-submit"
              type="button"
              onClick={() => setAttempt((count) => count + 1)}
            >
              {t('page.retry')}
            </button>
          )}
        </>
      )}
      {poster.state === 'ready' && card && (
        <>
          <p className="mt-16 text-center text-26 text-ink-2" role="status">
            {t('poster.hold')}
          </p>
          {canSave && canShareFile(poster.file) && (
            <button
              className="sheet-submit"
              type="button"
              onClick={async () => {
                if (await shareFile(poster.file, card.title)) countShare(settings, card, 'poster');
              }}
            >
              {t('poster.send')}
            </button>
          )}
          {canSave && (
            <a
              className={canShareFile(poster.file) ? 'poster-save' : 'sheet-submit'}
              href={poster.url}
              download={formatFileName(card)}
              onClick={() => countShare(settings, card, 'poster')}
            >
              {t('poster.save')}
            </a>
          )}
        </>
      )}
    </Sheet>
  );
}
