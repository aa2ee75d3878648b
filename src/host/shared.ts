/** The page was opened from a shared link: the inline script has read it (elements/boot.ts). */
export const isSharedPage = (): boolean => document.documentElement.dataset.share !== undefined;
