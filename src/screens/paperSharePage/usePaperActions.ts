import { type MouseEvent, useState } from 'react';
import { opensElsewhere } from '../../host/opensElsewhere.ts';
import { afterSheetClosed } from '../../host/paperAddress.ts';
import { readSettings } from '../../host/settings.ts';
import { loadSheetStyles } from '../../host/styles/loadStyleSheet.ts';
import { showToast } from '../../host/toast.ts';
import type { ActionTranslate } from '../../i18n/translate.ts';
import type { PaperPart } from './PageTools.tsx';
import type { PaperActions } from './PaperScreen.tsx';
import { $paper, loadPaperRows, showEdition, showPaperPage } from './paper.state.ts';
import { openPaperArticle } from './paperReader.state.ts';

interface PaperActionsOptions {
  /** The open sheet; null for none. */
  readonly part: PaperPart | null;
  readonly setPart: (part: PaperPart | null) => void;
  readonly t: ActionTranslate;
}

/** Returns the actions that replace the newspaper's links after hydration. */
export function usePaperActions({ part, setPart, t }: PaperActionsOptions) {
  const [busy, setBusy] = useState(false);

  /** Closes the sheet and waits until its history entry is removed. */
  async function leaveSheet(): Promise<void> {
    if (!part) return;
    const left = afterSheetClosed();
    setPart(null);
    await left;
  }

  async function open(wanted: { readonly time: string; readonly paperId: string }) {
    setBusy(true);
    const error = await showEdition(readSettings(), wanted);
    setBusy(false);
    return error;
  }

  const actions: PaperActions = {
    onArticle: (id, event) => {
      if (handlesTap(event)) openPaperArticle(readSettings(), id);
    },
    onPage: async (id, event) => {
      if (!handlesTap(event)) return;
      const isFar = (event.target as Element).closest('#pages') !== null;
      await leaveSheet();
      showPaperPage(readSettings(), id);
      if (isFar) document.querySelector('.paper')?.scrollIntoView();
    },
    onPaper: async (paperId, event) => {
      const now = $paper.get()?.data;
      if (!handlesTap(event) || !now || now.paper.id === paperId) return;
      const error = await open({ time: now.date, paperId });
      if (!error) return;
      // Some newspapers have no edition on some days.
      const failed = error.kind === 'empty' ? await open({ time: '', paperId }) : error;
      showToast(t(failed ? 'paper.openFailed' : 'paper.latestInstead'));
    },
    onPart: (part, event) => {
      if (handlesTap(event)) void loadSheetStyles().then(() => setPart(part));
    },
    onRetry: () => void loadPaperRows(readSettings()),
  };

  const onDay = async (time: string, event: MouseEvent) => {
    const now = $paper.get()?.data;
    if (!handlesTap(event) || !now) return;
    await leaveSheet();
    const error = await open({ time, paperId: now.paper.id });
    if (error) showToast(t('paper.openFailed'));
    else document.querySelector('.paper')?.scrollIntoView();
  };

  return { actions, onDay, busy };
}

/** Returns whether the page handles a tap; taps with modifiers keep the browser's function. */
function handlesTap(event: MouseEvent): boolean {
  if (opensElsewhere(event)) return false;
  event.preventDefault();
  return true;
}
