import { tagCall } from '../api/calls/tagCalls.ts';
import { preloadPage } from './preloadPage.ts';

preloadPage(({ tagId: id = '', tagName: name = '' }) =>
  id || name ? [tagCall({ id, name, page: 1 })] : [],
);
