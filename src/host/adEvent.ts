/** The event of an ad that is added to the page (behaviours/countAds.ts). */
export const AD_EVENT = 'advert';
