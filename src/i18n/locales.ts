/** The interface languages (product 1.2). */
export const LOCALES = ['cn', 'en', 'de', 'fr', 'bo'] as const;
export type Locale = (typeof LOCALES)[number];
