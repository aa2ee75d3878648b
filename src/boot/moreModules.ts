import { moduleCall } from '../api/calls/columnCalls.ts';
import { preloadPage } from './preloadPage.ts';

preloadPage(({ id }) => (id ? [moduleCall({ id })] : []));
