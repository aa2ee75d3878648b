import { momentCall } from '../api/calls/circleCalls.ts';
import { preloadPage } from './preloadPage.ts';

preloadPage('/friendsCircleDetail/{id?}.html', ({ id }) => (id ? [momentCall(id)] : []));
