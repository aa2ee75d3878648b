import { codeConfigCall } from '../../api/calls/inviteCalls.ts';
import { readQueryCode } from '../../model/invite/code.ts';
import { askListEarly } from '../earlyList.ts';

const code = readQueryCode(location.search);

askListEarly('/shareinvite.html', () => (code ? [codeConfigCall(code)] : []));
