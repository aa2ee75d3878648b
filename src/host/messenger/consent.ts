import { parseReturnedCode, type ReturnedCode } from '../../model/messenger/consentAddress.ts';

let entryUrl: string | undefined;

/** Returns the address that the page was loaded from, whatever `history` has changed since. */
export function readEntryUrl(): string {
  // Safari 14 has no such entry, so callers call this function before they change the address.
  entryUrl ??= performance.getEntriesByType('navigation')[0]?.name || location.href;
  return entryUrl;
}

/**
 * Returns the code that the consent page added to the address and removes it there; null without
 * one.
 */
export function takeReturnedCode(): ReturnedCode | null {
  readEntryUrl();
  const returned = parseReturnedCode(location.href);
  if (returned) history.replaceState(history.state, '', returned.rest);
  return returned;
}

/** Time limit for the navigation to the consent page, in ms. */
const NAVIGATION_LIMIT_MS = 10_000;

/**
 * Navigates to the consent page with this page as the return address. Resolves only when the
 * navigation failed, or when the page returned from the back/forward cache without a code.
 */
export function navigateToConsent(format: (back: string) => string): Promise<'failed' | 'left'> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => finish('failed'), NAVIGATION_LIMIT_MS);
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) finish('left');
    };
    const finish = (outcome: 'failed' | 'left') => {
      clearTimeout(timer);
      removeEventListener('pageshow', onShow);
      resolve(outcome);
    };
    addEventListener('pageshow', onShow);
    location.assign(format(location.href));
  });
}
