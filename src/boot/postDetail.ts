import { postCall } from '../api/calls/circles.ts';
import { preloadPage } from './preloadPage.ts';

preloadPage(({ id }) => (id ? [postCall(id)] : []));
