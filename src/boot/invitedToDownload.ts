import { codeConfigCall } from '../api/calls/inviteCalls.ts';
import { parseCodeText } from '../model/invite/code.ts';
import { preloadPage } from './preloadPage.ts';

preloadPage(
  '/invitedToDownload/{id?}/{code?}.html',
  (params) => {
    const code = parseCodeText(params.code);
    return code ? [codeConfigCall(code)] : [];
  },
  'left',
);
