/** Runs inline in the template of moreImage: requests the photo sets of a column, or the columns. */
import { articlesCall, columnCall, columnsCall } from '../api/calls/columns.ts';
import { preloadPage } from './preloadPage.ts';

preloadPage(({ id }) => (id ? [articlesCall({ columnId: id }), columnCall(id)] : [columnsCall()]));
