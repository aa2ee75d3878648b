/** Returns whether the page is shown in the elder version (product 2.20). */
export const isElderVersion = (): boolean =>
  document.querySelector('link[href*="/elder."]') !== null;
