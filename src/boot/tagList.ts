import { tagCall } from '../api/calls/tags.ts';
import { preloadPage } from './preloadPage.ts';

preloadPage(({ tagId: id = '', tagName: name = '' }) =>
  id || name ? [tagCall({ id, name, page: 1 })] : [],
);
