import { codeConfigCall } from '../api/calls/invites.ts';
import { readQueryCode } from '../model/invite/code.ts';
import { preloadPage } from './preloadPage.ts';

const code = readQueryCode(location.search);

preloadPage(() => (code ? [codeConfigCall(code)] : []));
