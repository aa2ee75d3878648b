import { voteDetailsCall, voteOptionsCall } from '../api/calls/bigVoteCalls.ts';
import { preloadPage } from './preloadPage.ts';

preloadPage('/activityVoteWeb/{linkID?}/{id?}.html', ({ linkID = '', id = '' }) =>
  linkID || id
    ? [
        voteDetailsCall({ voteId: linkID, fileId: id }),
        ...(linkID ? [voteOptionsCall({ voteId: linkID })] : []),
      ]
    : [],
);
