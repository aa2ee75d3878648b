import { codeConfigCall } from '../../api/calls/inviteCalls.ts';
import { CONFIG_CALL } from '../../api/calls/startCalls.ts';
import { parseCodeText } from '../../model/invite/code.ts';
import { parsePageFlags } from '../../model/mode.ts';
import { readPageParams } from '../../routes.ts';
import { askEarly } from '../askEarly.ts';

// The path of the route alone: the whole table would stand in every template.
const INVITED = { path: '/invitedToDownload/{id?}/{code?}.html', fill: 'left' } as const;

const params = readPageParams(INVITED, location);
window.__page = { flags: parsePageFlags(new URLSearchParams(location.search)), params };

const code = parseCodeText(params.code);
askEarly([...(code ? [codeConfigCall(code)] : []), CONFIG_CALL]);
