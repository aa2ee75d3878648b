import { dynamicCall } from '../api/calls/dynamicCalls.ts';
import { preloadPage } from './preloadPage.ts';

preloadPage(({ id }) => (id ? [dynamicCall(id)] : []));
