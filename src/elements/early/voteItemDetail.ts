import { optionDetailCall } from '../../api/calls/candidateCalls.ts';
import { askListEarly } from '../earlyList.ts';

// The vote itself is requested later, in the member's name.
askListEarly(
  '/voteItemDetail/{id?}/{voteId?}/{optionId?}.html',
  ({ voteId = '', optionId = '' }) =>
    voteId && optionId ? [optionDetailCall({ voteId, optionId })] : [],
  'left',
);
