/**
 * Runs inline in the template of the newspaper: reads the address and asks for the edition
 * before any module has loaded. The client takes the answers later.
 */
import { latestPaperCall, paperLayoutsCall, papersCall } from '../../api/calls/paperCalls.ts';
import { CONFIG_CALL } from '../../api/calls/startCalls.ts';
import { parsePageFlags } from '../../model/mode.ts';
import { parsePaperDate } from '../../model/paper/date.ts';
import { readPageParams } from '../../routes.ts';
import { askEarly } from '../askEarly.ts';

// The path of the route alone: the whole table would stand in every template.
const PAPER = {
  path: '/paperSharePage/{time?}/{paperId?}/{layout?}.html',
  fill: 'left',
} as const;

const params = readPageParams(PAPER, location);
window.__page = { flags: parsePageFlags(new URLSearchParams(location.search)), params };

const { time = '', paperId = '' } = params;
const date = parsePaperDate(time);
askEarly([
  ...(time === '' ? [latestPaperCall(paperId)] : []),
  ...(date !== '' && paperId !== '' ? [paperLayoutsCall(paperId, date)] : []),
  papersCall,
  CONFIG_CALL,
]);
