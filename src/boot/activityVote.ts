import { voteDetailsCall, voteOptionsCall } from '../api/calls/bigVoteCalls.ts';
import { preloadPage } from './preloadPage.ts';

preloadPage('/activityVote/{linkID?}/{id?}.html', ({ linkID = '', id = '' }) =>
  linkID || id
    ? [
        voteDetailsCall({ voteId: linkID, fileId: id }),
        ...(linkID ? [voteOptionsCall({ voteId: linkID })] : []),
      ]
    : [],
);
