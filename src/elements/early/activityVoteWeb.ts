import { voteDetailsCall, voteOptionsCall } from '../../api/calls/bigVoteCalls.ts';
import { askListEarly } from '../earlyList.ts';

askListEarly('/activityVoteWeb/{linkID?}/{id?}.html', ({ linkID = '', id = '' }) =>
  linkID || id
    ? [
        voteDetailsCall({ voteId: linkID, fileId: id }),
        ...(linkID ? [voteOptionsCall({ voteId: linkID })] : []),
      ]
    : [],
);
