const PARAM = 'tab';

/** Returns the tab that the address names; '' for none. */
export const readTabParam = (param = PARAM): string =>
  new URLSearchParams(location.search).get(param) ?? '';

/** Writes the tab into the address, which readers can share or return to; '' removes it. */
export function writeTabParam(name: string, param = PARAM): void {
  const url = new URL(location.href);
  if (name) url.searchParams.set(param, name);
  else url.searchParams.delete(param);
  history.replaceState(history.state, '', url.href);
}
