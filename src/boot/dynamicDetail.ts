import { dynamicCall } from '../api/calls/dynamics.ts';
import { preloadPage } from './preloadPage.ts';

preloadPage(({ id }) => (id ? [dynamicCall(id)] : []));
