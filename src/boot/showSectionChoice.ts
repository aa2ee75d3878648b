/** Runs inline on the baked front page: its strip has the reader's order at the first paint. */
import { showSectionChoice } from '../host/document/sectionTabs.ts';
import { readStored } from '../host/storage.ts';
import * as STORAGE_KEYS from '../host/storageKeys.ts';

if (readStored(STORAGE_KEYS.sections))
  new MutationObserver((_, observer) => {
    // The strip precedes it.
    if (!document.querySelector('main')) return;
    observer.disconnect();
    showSectionChoice();
  }).observe(document.documentElement, { childList: true, subtree: true });
