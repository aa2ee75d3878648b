import { useStore } from '@nanostores/react';
import { type ComponentType, lazy, Suspense, use, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { lockScroll } from '../host/document.ts';
import { loadSheetStyles } from '../host/styles.ts';
import { showToast } from '../host/toast.ts';
import type { ActTranslate } from '../i18n/translate.ts';
import { openActWords, pageLocale } from '../stores/language.ts';
import { $sheets, closeSheet, type SheetRequest } from '../stores/sheet.ts';
import { Confirm } from './sheets/Confirm.tsx';

/** What a sheet is given; `request` is of its own kind. */
export interface SheetProps<K extends SheetRequest['kind']> {
  readonly request: Extract<SheetRequest, { kind: K }>;
  readonly onClose: () => void;
  readonly t: ActTranslate;
}

/**
 * A sheet's own file comes when it is opened. One that does not come closes the sheet
 * and says so; the page stays as it is.
 */
function late<K extends SheetRequest['kind']>(
  load: () => Promise<ComponentType<SheetProps<K>>>,
): ComponentType<SheetProps<K>> {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      // After a deploy the page reloads once (host/staleChunk.ts).
      void Promise.reject(error);
      return { default: Missing };
    }
  });
}

/** Stands in for a sheet whose file is gone. */
function Missing({ onClose, t }: { onClose: () => void; t: ActTranslate }) {
  showToast(t('sheet.failed'));
  queueMicrotask(onClose);
  return null;
}

const SHEETS: { readonly [K in SheetRequest['kind']]: ComponentType<SheetProps<K>> } = {
  confirm: Confirm,
  login: late(async () => (await import('./sheets/Login.tsx')).Login),
  compose: late(async () => (await import('./sheets/Composer.tsx')).Composer),
  report: late(async () => (await import('./sheets/Report.tsx')).Report),
  share: late(async () => (await import('./sheets/Share.tsx')).Share),
  poster: late(async () => (await import('./sheets/Poster.tsx')).Poster),
};

/**
 * Why an island: sheets are all state and no page shows one at first. They have a root
 * of their own, made by the first that is opened (`mountSheets`).
 */
function Sheets() {
  const sheets = useStore($sheets);
  const t = use(openActWords(pageLocale()));
  useEffect(() => lockScroll(sheets.length > 0), [sheets.length]);
  return sheets.map((request) => {
    const Content = SHEETS[request.kind] as ComponentType<SheetProps<SheetRequest['kind']>>;
    return (
      <Suspense key={request.kind}>
        <Content request={request} onClose={() => closeSheet(request)} t={t} />
      </Suspense>
    );
  });
}

/** Shows the sheets of the page from now on; resolves once one can be seen. */
export async function mountSheets(): Promise<void> {
  await Promise.all([loadSheetStyles(), openActWords(pageLocale())]);
  const root = document.createElement('div');
  root.id = 'sheets';
  document.body.append(root);
  createRoot(root).render(
    <Suspense>
      <Sheets />
    </Suspense>,
  );
}
