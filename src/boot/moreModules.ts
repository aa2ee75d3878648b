import { moduleCall } from '../api/calls/columnCalls.ts';
import { preloadPage } from './preloadPage.ts';

preloadPage('/moreModules/{name?}/{id?}.html', ({ id }) => (id ? [moduleCall({ id })] : []));
