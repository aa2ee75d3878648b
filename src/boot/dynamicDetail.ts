import { dynamicCall } from '../api/calls/dynamicCalls.ts';
import { preloadPage } from './preloadPage.ts';

preloadPage('/dynamicDetail/{id?}.html', ({ id }) => (id ? [dynamicCall(id)] : []));
