import { codeConfigCall } from '../../api/calls/inviteCalls.ts';
import { parseCodeText } from '../../model/invite/code.ts';
import { askListEarly } from '../earlyList.ts';

askListEarly(
  '/invitedToDownload/{id?}/{code?}.html',
  (params) => {
    const code = parseCodeText(params.code);
    return code ? [codeConfigCall(code)] : [];
  },
  'left',
);
