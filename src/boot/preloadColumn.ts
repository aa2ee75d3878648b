import { articlesCall, columnCall, columnsCall } from '../api/calls/columnCalls.ts';
import { CONFIG_CALL } from '../api/calls/startCalls.ts';
import { readSavedFeedState } from '../host/savedFeed.ts';
import { parsePageFlags } from '../model/mode.ts';
import { readPageParams } from '../routes.ts';
import { preloadCalls } from './preloadCalls.ts';

/**
 * Runs inline in the template of a column: parses the address and requests the column, its
 * first articles and the site's configuration before any module has loaded. Requests nothing
 * when the reader returns to a list whose state is stored.
 */
export function preloadColumn(path: string): void {
  const params = readPageParams({ path }, location);
  window.__page = { flags: parsePageFlags(new URLSearchParams(location.search)), params };
  const { id } = params;
  if (readSavedFeedState(Date.now()) !== null) return;
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
