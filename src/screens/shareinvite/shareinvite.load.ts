import { codeConfigCall } from '../../api/calls/invites.ts';
import type { ListFirstCalls } from '../../api/preload.ts';
import { readQueryCode } from '../../model/invite/code.ts';

export const listFirstCalls: ListFirstCalls = () => {
  const code = readQueryCode(location.search);
  return code ? [codeConfigCall(code)] : [];
};
