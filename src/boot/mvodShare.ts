import { preloadShortVideo } from './preloadShortVideo.ts';

preloadShortVideo('/mvodShare/{id}.html');
