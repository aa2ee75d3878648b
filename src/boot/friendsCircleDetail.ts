import { momentCall } from '../api/calls/circleCalls.ts';
import { preloadPage } from './preloadPage.ts';

preloadPage(({ id }) => (id ? [momentCall(id)] : []));
