/**
 * Runs inline in the template of a column: parses the address and requests the column, its
 * first articles and the site's configuration before any module has loaded. Requests nothing
 * when the reader returns to a list whose state is stored.
 */
import { articlesCall, columnCall, columnsCall } from '../api/calls/columns.ts';
import { CONFIG_CALL } from '../api/calls/startCalls.ts';
import { readSavedFeedState } from '../host/savedFeed.ts';
import { preloadCalls } from './preloadCalls.ts';
import { readAddress } from './readAddress.ts';

const { id } = readAddress().params;
if (readSavedFeedState(Date.now()) === null) {
  preloadCalls([
    CONFIG_CALL,
    ...(id
      ? [
          articlesCall({ columnId: id, withAds: true }),
          columnCall(id),
          columnsCall({ parentColumnId: id }),
        ]
      : []),
  ]);
}
