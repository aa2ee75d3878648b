import { X } from 'lucide';
import { loadAudioStyles } from '../../host/styles/loadStyleSheet.ts';
import { loadActionMessages, readPageLocale } from '../../services/loadMessages.ts';
import { createButton, createElement, createIcon } from '../audio/domHelpers.ts';

/** How long the offer is shown while it is not used, in ms. */
const OFFER_MS = 15_000;

/**
 * Shows a button that leads to where the reader has left the article, for some seconds; longer while it
 * has the focus or the mouse. The page does not move before the tap.
 */
export async function showResumeBar(resume: () => void): Promise<void> {
  const [t] = await Promise.all([loadActionMessages(readPageLocale()), loadAudioStyles()]);
  const bar = createElement('div', 'resume-bar');
  bar.setAttribute('role', 'status');
  const go = createButton('resume-go', () => {
    close();
    resume();
  });
  go.textContent = t('resume.go');
  const close = () => {
    clearTimeout(timer);
    bar.remove();
  };
  const closeButton = createButton('audio-key', close);
  closeButton.setAttribute('aria-label', t('sheet.close'));
  closeButton.append(createIcon(X));
  bar.append(go, closeButton);
  const limit = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (bar.matches(':hover,:focus-within')) limit();
      else close();
    }, OFFER_MS);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  limit();
  document.body.append(bar);
}
