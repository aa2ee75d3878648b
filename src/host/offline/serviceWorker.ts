import { WORKER_FILE, type WorkerMessage } from '../../model/offline/keptPages.ts';
import { readStored, removeStored, writeStored } from '../storage.ts';
import * as STORAGE_KEYS from '../storageKeys.ts';

/** Returns the interface; null on hosts without TLS, in some private windows and web views. */
const findWorkers = (): ServiceWorkerContainer | null =>
  (navigator as { readonly serviceWorker?: ServiceWorkerContainer }).serviceWorker ?? null;

/** Returns whether this browser can keep pages. */
export const canKeepPages = (): boolean => findWorkers() !== null && 'caches' in window;

/** Returns whether a worker answers the requests of this page. */
export const hasWorker = (): boolean => Boolean(findWorkers()?.controller);

/** Returns whether pages are kept, which the reader can switch off. */
export const isKeepingOn = (): boolean => readStored(STORAGE_KEYS.offlineOff) === null;

/** Stores the reader's choice. */
export function setKeepingOn(isOn: boolean): void {
  if (isOn) removeStored(STORAGE_KEYS.offlineOff);
  else writeStored(STORAGE_KEYS.offlineOff, '1');
}

/**
 * Registers the worker, and sends it a message. Does nothing where the browser has no workers or
 * refuses this one, and where the reader has switched it off.
 */
export async function sendToWorker(base: string, message?: WorkerMessage): Promise<void> {
  if (!canKeepPages() || !isKeepingOn()) return;
  try {
    const registration = await findWorkers()?.register(`${base}/${WORKER_FILE}`, {
      scope: `${base}/`,
    });
    if (!message) return;
    const { active, waiting, installing } = registration ?? {};
    (active ?? waiting ?? installing)?.postMessage(message);
  } catch {
    // The storage is full or blocked: pages load from the network as before.
  }
}

/** Removes the worker. Pages that are open load from the network again after a reload. */
export async function removeWorker(base: string): Promise<void> {
  try {
    const registration = await findWorkers()?.getRegistration(`${base}/`);
    await registration?.unregister();
  } catch {
    // There is none where workers are refused.
  }
}

/**
 * Returns the content of a page of this site without running it; null for an answer that is not
 * this page. Rejects without a network.
 */
export async function requestPage(address: string): Promise<DocumentFragment | null> {
  const answer = await fetch(address);
  if (!answer.ok || answer.redirected) return null;
  // Inert, and outside of a document, where the policy of this page would refuse the other page's styles.
  const page = document.createElement('template');
  page.innerHTML = await answer.text();
  return page.content;
}
