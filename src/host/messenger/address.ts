import { parseReturnedCode, type ReturnedCode } from '../../model/messenger/consentAddress.ts';

let entered: string | undefined;

/** The address that the page was loaded from, whatever history made of it since. */
export function enteredUrl(): string {
  // Safari 14 keeps no such entry: whoever changes the address asks here first.
  entered ??= performance.getEntriesByType('navigation')[0]?.name || location.href;
  return entered;
}

/** The code that the consent page handed back, taken out of the address; null without one. */
export function takeReturnedCode(): ReturnedCode | null {
  enteredUrl();
  const returned = parseReturnedCode(location.href);
  if (returned) history.replaceState(history.state, '', returned.rest);
  return returned;
}

/** A consent page that has not come by then is not coming. */
const LEAVE_LIMIT_MS = 10_000;

/**
 * Leaves for the consent page, which is told where to come back to. Resolves only when that did not work, or when the reader
 * came back by the browser's memory without a word.
 */
export function leaveForConsent(format: (back: string) => string): Promise<'failed' | 'left'> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => finish('failed'), LEAVE_LIMIT_MS);
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
