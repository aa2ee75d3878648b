/** Runs inline in the short video templates: requests the video. */
import { mvodArticleCall } from '../api/calls/mvod.ts';
import { preloadPage } from './preloadPage.ts';

preloadPage(({ id }) => (id ? [mvodArticleCall(id)] : []));
