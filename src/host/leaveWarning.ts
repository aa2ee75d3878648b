/** What would be lost with this page, by name. */
const reasons = new Set<string>();

/**
 * Lets the browser ask before this page is closed or left while something would be lost
 * with it; `reason` names what.
 */
export function warnOnLeave(reason: string, isOn: boolean): void {
  if (isOn) reasons.add(reason);
  else reasons.delete(reason);
  // A listener that is always there would keep the page out of the back/forward cache.
  if (reasons.size > 0) addEventListener('beforeunload', ask);
  else removeEventListener('beforeunload', ask);
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
  // Chromium before 119 asks only with a return value.
  event.returnValue = true;
}
