import { useEffect, useState } from 'react';
import { deleteKept, measureStorage, readKeptPages } from '../../host/offline/keptStorage.ts';
import {
  canKeepPages,
  isKeepingOn,
  removeWorker,
  sendToWorker,
  setKeepingOn,
} from '../../host/offline/serviceWorker.ts';
import type { KeptPage } from '../../model/offline/keptPages.ts';
import { requestConfirmation } from '../../services/sheets.ts';
import { Notice } from '../../ui/Notice.tsx';
import type { MineView } from './mineView.ts';
import { SavedArticleRow } from './SavedArticleRow.tsx';

const BYTES_PER_MB = 1_048_576;

/**
 * Renders what this device keeps for reading without a network, with a switch and a button that
 * deletes it. Switching off deletes it, too.
 */
export function OfflinePart({ view }: { readonly view: MineView }) {
  const { base, t } = view;
  const [isOn, setOn] = useState(isKeepingOn);
  // Null until the storage has been read.
  const [pages, setPages] = useState<readonly KeptPage[] | null>(null);
  const [usage, setUsage] = useState<number | null>(null);
  const read = async () => {
    setPages(await readKeptPages(base));
    setUsage(await measureStorage());
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once; changes are made below
  useEffect(() => void read(), []);
  if (!canKeepPages()) return <Notice heading="h2" title={t('mine.noOffline')} />;

  const handleSwitch = async () => {
    setOn(!isOn);
    setKeepingOn(!isOn);
    if (!isOn) return sendToWorker(base);
    await removeWorker(base);
    await deleteKept(base);
    await read();
  };
  const handleClear = async () => {
    if (!(await requestConfirmation('mine.clearKeptTitle', 'mine.clearKept'))) return;
    await deleteKept(base, ['front', 'read', 'saved', 'images']);
    await read();
  };
  return (
    <>
      <div className="border-b">
        <label className="mine-switch">
          <span className="min-w-0 flex-1">
            {t('mine.keepPages')}
            <span className="block text-26 text-ink-3">{t('mine.keepHint')}</span>
          </span>
          <input checked={isOn} onChange={() => void handleSwitch()} type="checkbox" />
        </label>
      </div>
      {usage !== null && (
        <p className="flex justify-between border-b py-24 text-28 text-ink-2">
          <span>{t('mine.used')}</span>
          <span className="tabular-nums">{(usage / BYTES_PER_MB).toFixed(1)} MB</span>
        </p>
      )}
      {pages?.length === 0 && (
        <Notice heading="h2" text={t('mine.noKeptHint')} title={t('mine.noKept')} />
      )}
      {pages !== null && pages.length > 0 && (
        <>
          <button
            className="min-h-88 text-28 text-accent"
            onClick={() => void handleClear()}
            type="button"
          >
            {t('mine.clearKept')}
          </button>
          <ul className="border-t">
            {pages.map(({ path, title, at }) => (
              <li key={path}>
                <SavedArticleRow at={at} href={path} image="" title={title} view={view} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
