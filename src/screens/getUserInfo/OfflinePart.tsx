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
import { Notice } from '../../ui/Notice.tsx';
import { ClearableList } from './ClearableList.tsx';
import { MineSwitch } from './MineSwitch.tsx';
import type { MineView } from './mineParts.ts';
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
    await deleteKept(base, ['front', 'read', 'saved', 'images']);
    await read();
  };
  return (
    <>
      <MineSwitch
        hint={t('mine.keepHint')}
        isOn={isOn}
        label={t('mine.keepPages')}
        onSwitch={() => void handleSwitch()}
      />
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
        <ClearableList
          clear={t('mine.clearKept')}
          clearTitle={t('mine.clearKeptTitle')}
          onClear={() => void handleClear()}
        >
          {pages.map(({ path, title, at }) => (
            <li key={path}>
              <SavedArticleRow at={at} href={path} image="" title={title} view={view} />
            </li>
          ))}
        </ClearableList>
      )}
    </>
  );
}
