/** Names of unsaved changes. */
const reasons = new Set<string>();

/**
 * Lets the browser show its warning before the page is left while there are unsaved changes;
 * `reason` names the change.
 */
export function warnOnLeave(reason: string, isOn: boolean): void {
  if (isOn) reasons.add(reason);
  else reasons.delete(reason);
  // A permanent listener would keep the page out of the back/forward cache.
  if (reasons.size > 0) addEventListener('beforeunload', handleBeforeUnload);
  else removeEventListener('beforeunload', handleBeforeUnload);
}

function handleBeforeUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
  // Chromium before 119 shows the warning only with a return value.
  event.returnValue = true;
}
