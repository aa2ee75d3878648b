import { X } from 'lucide';
import { loadAudioStyles } from '../host/styles/loadStyleSheet.ts';
import type { ActionTranslate } from '../i18n/translate.ts';
import { loadActionMessages, readPageLocale } from '../services/loadMessages.ts';
import { createButton, createElement, createIcon } from './audio/domHelpers.ts';

interface Offer {
  /** Returns what the button does, in the language of `lang` (BCP 47), else in the page's. */
  readonly formatText: (t: ActionTranslate) => string;
  readonly lang?: string;
  readonly icon?: SVGSVGElement;
  readonly onTake: () => void;
  readonly onClose?: () => void;
  /** How long it is shown while it is not used, in ms; without it until the reader closes it. */
  readonly limitMs?: number;
}

/**
 * Shows a button above the foot of the page with another one that closes it; longer than its limit while it
 * has the focus or the mouse. The page does not move for it. There is one offer at a time: a second replaces it.
 */
export async function showOffer({ formatText, lang, icon, onTake, onClose, limitMs }: Offer) {
  const [t] = await Promise.all([loadActionMessages(readPageLocale()), loadAudioStyles()]);
  const bar = createElement('div', 'resume-bar');
  bar.setAttribute('role', 'status');
  const take = createButton('resume-go', () => {
    close();
    onTake();
  });
  if (lang) take.lang = lang;
  take.append(icon ?? '', formatText(t));
  const close = () => {
    clearTimeout(timer);
    bar.remove();
  };
  const closeButton = createButton('audio-key', () => {
    close();
    onClose?.();
  });
  closeButton.setAttribute('aria-label', t('sheet.close'));
  closeButton.append(createIcon(X));
  bar.append(take, closeButton);
  const limit = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (bar.matches(':hover,:focus-within')) limit();
      else close();
    }, limitMs);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  if (limitMs) limit();
  document.querySelector('.resume-bar')?.remove();
  document.body.append(bar);
}
