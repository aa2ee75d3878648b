/**
 * Returns whether the page was opened from a shared link, which the inline script detects
 * (boot/boot.ts).
 */
export const isSharedPage = (): boolean => document.documentElement.dataset.share !== undefined;
