import { optionDetailCall } from '../api/calls/candidate.ts';
import { preloadPage } from './preloadPage.ts';

// The vote itself is requested later, in the member's name.
preloadPage(({ voteId = '', optionId = '' }) =>
  voteId && optionId ? [optionDetailCall({ voteId, optionId })] : [],
);
