/**
 * Runs inline in the template of the front page: requests the columns, the list of the column
 * that the address names and the site's configuration before any module has loaded. Requests
 * nothing when the reader returns to a list whose state is stored.
 */
import { articlesCall, columnsCall } from '../api/calls/columns.ts';
import { CONFIG_CALL } from '../api/calls/startCalls.ts';
import { readColumnParam, readSavedFeedState } from '../host/savedFeed.ts';
import { preloadCalls } from './preloadCalls.ts';

const chosenColumn = readColumnParam();
if (readSavedFeedState(Date.now()) === null) {
  preloadCalls([
    CONFIG_CALL,
    columnsCall(),
    ...(chosenColumn
      ? [
          articlesCall({ columnId: chosenColumn, withAds: true }),
          columnsCall({ parentColumnId: chosenColumn }),
        ]
      : []),
  ]);
}
