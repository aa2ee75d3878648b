import { momentCall } from '../api/calls/circles.ts';
import { preloadPage } from './preloadPage.ts';

preloadPage(({ id }) => (id ? [momentCall(id)] : []));
