import { postCall } from '../api/calls/circleCalls.ts';
import { preloadPage } from './preloadPage.ts';

preloadPage('/postDetail/{id?}.html', ({ id }) => (id ? [postCall(id)] : []));
