/**
 * Runs inline in the template of the front page: requests the columns, the list of the column
 * that the address names and the site's configuration before any module has loaded. Requests
 * nothing when the reader returns to a list whose state is stored.
 */
import { articlesCall, columnsCall } from '../../api/calls/columnCalls.ts';
import { CONFIG_CALL } from '../../api/calls/startCalls.ts';
import { readAskedColumn, readKeptFeed } from '../../host/feedPlace.ts';
import { askEarly } from '../askEarly.ts';

const asked = readAskedColumn();
if (readKeptFeed(Date.now()) === null) {
  askEarly([
    CONFIG_CALL,
    columnsCall(),
    ...(asked
      ? [articlesCall({ columnId: asked, withAds: true }), columnsCall({ parentColumnId: asked })]
      : []),
  ]);
}
