/** Runs inline in both templates of a big vote: requests the vote and its first options. */
import { voteDetailsCall, voteOptionsCall } from '../api/calls/bigVotes.ts';
import { preloadPage } from './preloadPage.ts';

preloadPage(({ linkID = '', id = '' }) =>
  linkID || id
    ? [
        voteDetailsCall({ voteId: linkID, fileId: id }),
        ...(linkID ? [voteOptionsCall({ voteId: linkID })] : []),
      ]
    : [],
);
