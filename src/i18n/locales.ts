/** The interface languages (spec section 1). */
export const LOCALES = ['cn', 'en', 'de', 'fr', 'bo'] as const;
export type Locale = (typeof LOCALES)[number];
