import { moduleCall } from '../api/calls/columns.ts';
import { preloadPage } from './preloadPage.ts';

preloadPage(({ id }) => (id ? [moduleCall({ id })] : []));
