import { useStore } from '@nanostores/react';
import { type ComponentType, Suspense, use, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { lockScroll } from '../host/document.ts';
import { loadSheetStyles } from '../host/styles.ts';
import type { ActTranslate } from '../i18n/translate.ts';
import { openActWords, pageLocale } from '../stores/language.ts';
import { $sheets, closeSheet, type SheetRequest } from '../stores/sheet.ts';
import { Confirm } from './sheets/Confirm.tsx';
import { late } from './sheets/late.tsx';

/** Props of every sheet; `request` has the type of the sheet's kind. */
export interface SheetProps<K extends SheetRequest['kind']> {
  readonly request: Extract<SheetRequest, { kind: K }>;
  readonly onClose: () => void;
  readonly t: ActTranslate;
}

const SHEETS: { readonly [K in SheetRequest['kind']]: ComponentType<SheetProps<K>> } = {
  confirm: Confirm,
  login: late(async () => (await import('./sheets/Login.tsx')).Login),
  compose: late(async () => (await import('./sheets/Composer.tsx')).Composer),
  report: late(async () => (await import('./sheets/Report.tsx')).Report),
  share: late(async () => (await import('./sheets/Share.tsx')).Share),
  poster: late(async () => (await import('./sheets/Poster.tsx')).Poster),
  castCheck: late(async () => (await import('./sheets/CastCheck.tsx')).CastCheck),
  castResult: late(async () => (await import('./sheets/CastResult.tsx')).CastResult),
  form: late(async () => (await import('./sheets/Form.tsx')).loadForm()),
};

/**
 * Why an island: sheets are all state, and no page shows one at first. They have a React root of
 * their own, which `mountSheets` creates when the first sheet opens.
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

/** Renders the page's sheets from now on. Resolves when their styles and messages are loaded. */
export async function mountSheets(): Promise<void> {
  await Promise.all([loadSheetStyles(), openActWords(pageLocale())]);
  // A call whose caller has given up may have finished since.
  if (document.getElementById('sheets')) return;
  const root = document.createElement('div');
  root.id = 'sheets';
  document.body.append(root);
  createRoot(root).render(
    <Suspense>
      <Sheets />
    </Suspense>,
  );
}
