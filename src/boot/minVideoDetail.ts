import { preloadShortVideo } from './preloadShortVideo.ts';

preloadShortVideo('/minVideoDetail/{id}.html');
