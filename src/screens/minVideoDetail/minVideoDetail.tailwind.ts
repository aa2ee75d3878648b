import { forScreen } from '../../../tailwind.config.ts';

/** Sources of the baked vertical feed; the template page adds its states. */
export const FEED_SOURCES = [
  './src/islands/ShortVideos.island.tsx',
  './src/islands/mvod/*.tsx',
  './src/ui/{Avatar,MediaCover}.tsx',
];

export default forScreen(...FEED_SOURCES);
