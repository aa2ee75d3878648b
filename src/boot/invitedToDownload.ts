import { codeConfigCall } from '../api/calls/invites.ts';
import { parseCodeText } from '../model/invite/code.ts';
import { preloadPage } from './preloadPage.ts';

preloadPage((params) => {
  const code = parseCodeText(params.code);
  return code ? [codeConfigCall(code)] : [];
});
