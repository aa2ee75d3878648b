/** Dispatched on the window when images far below the viewport are held back (behaviours/loadImagesLazily.ts). */
export const IMAGES_HELD_EVENT = 'held';
