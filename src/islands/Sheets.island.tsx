import { useStore } from '@nanostores/react';
import { type ComponentType, Suspense, use, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { lockScroll } from '../host/document/updateDocument.ts';
import { loadSheetStyles } from '../host/styles/loadStyleSheet.ts';
import type { ActionTranslate } from '../i18n/translate.ts';
import { loadActionMessages, readPageLocale } from '../services/loadMessages.ts';
import { $sheets, closeSheet, type SheetRequest } from '../services/sheets.ts';
import { ConfirmSheet } from './sheets/ConfirmSheet.tsx';
import { createDeferredView } from './sheets/createDeferredView.tsx';

/** Props of every sheet; `request` has the type of the sheet's kind. */
export interface SheetProps<K extends SheetRequest['kind']> {
  readonly request: Extract<SheetRequest, { kind: K }>;
  readonly onClose: () => void;
  readonly t: ActionTranslate;
}

const SHEETS: { readonly [K in SheetRequest['kind']]: ComponentType<SheetProps<K>> } = {
  confirm: ConfirmSheet,
  login: createDeferredView(async () => (await import('./sheets/LoginSheet.tsx')).LoginSheet),
  compose: createDeferredView(
    async () => (await import('./sheets/CommentComposer.tsx')).CommentComposer,
  ),
  report: createDeferredView(async () => (await import('./sheets/ReportSheet.tsx')).ReportSheet),
  share: createDeferredView(async () => (await import('./sheets/ShareSheet.tsx')).ShareSheet),
  look: createDeferredView(async () => (await import('./sheets/LookSheet.tsx')).LookSheet),
  sections: createDeferredView(
    async () => (await import('./sheets/SectionsSheet.tsx')).SectionsSheet,
  ),
  poster: createDeferredView(async () => (await import('./sheets/PosterSheet.tsx')).Poster),
  ballotCheck: createDeferredView(
    async () => (await import('./sheets/BallotSheet.tsx')).BallotSheet,
  ),
  ballotResult: createDeferredView(
    async () => (await import('./sheets/BallotResultSheet.tsx')).BallotResultSheet,
  ),
  form: createDeferredView(async () =>
    (await import('./sheets/CommunityFormSheet.tsx')).loadCommunityFormSheet(),
  ),
};

/**
 * Why an island: sheets are all state, and no page shows one at first. They have a React root of
 * their own, which `mountSheets` creates when the first sheet opens.
 */
function Sheets() {
  const sheets = useStore($sheets);
  const t = use(loadActionMessages(readPageLocale()));
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
  await Promise.all([loadSheetStyles(), loadActionMessages(readPageLocale())]);
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
