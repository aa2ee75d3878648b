/**
 * Runs inline in the template of a candidate: reads the address and asks for the candidate
 * before any module has loaded. The vote itself is asked for later, in its reader's name.
 */
import { optionDetailCall } from '../../api/calls/candidateCalls.ts';
import { CONFIG_CALL } from '../../api/calls/startCalls.ts';
import { parsePageFlags } from '../../model/mode.ts';
import { readPageParams } from '../../routes.ts';
import { askEarly } from '../askEarly.ts';

// The path of the route alone: the whole table would stand in every template.
const CANDIDATE = {
  path: '/voteItemDetail/{id?}/{voteId?}/{optionId?}.html',
  fill: 'left',
} as const;

const params = readPageParams(CANDIDATE, location);
window.__page = { flags: parsePageFlags(new URLSearchParams(location.search)), params };

const { voteId = '', optionId = '' } = params;
askEarly([...(voteId && optionId ? [optionDetailCall({ voteId, optionId })] : []), CONFIG_CALL]);
