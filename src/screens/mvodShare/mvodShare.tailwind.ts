import { forScreen } from '../../../tailwind.config.ts';

/** Sources of the baked page of a shared short video; the template page adds its states. */
export const VIDEO_SOURCES = [
  './src/screens/mvodShare/{MvodShare,RelatedVideos,DownloadBar}.tsx',
  './src/islands/mvod/{VideoAbout,VideoFilm}.tsx',
  './src/ui/{AppBar,Avatar,BackBar,MediaCover}.tsx',
];

export default forScreen(...VIDEO_SOURCES);
