import { ENCRYPTED_VERSIONS } from '../../model/session/encryption.ts';
import type { Settings } from '../../settings.ts';
import { type ApiCall, isRaw } from '../request.ts';

type Needs = Pick<Settings, 'tokenEnable' | 'xyAuth' | 'encryptUserIds' | 'curVersions'>;

/**
 * Whether every request of a deployment needs the steps of a session: its templates start no
 * early requests.
 */
export const isSessionDeployment = ({ tokenEnable, xyAuth, curVersions }: Needs): boolean =>
  !!tokenEnable || !!xyAuth || curVersions >= ENCRYPTED_VERSIONS;

/** Whether a call needs the session code, which open deployments load only for such calls. */
export function needsSession(settings: Needs, call: ApiCall): boolean {
  if (isRaw(call) || call.sessionFree) return false;
  if (isSessionDeployment(settings) || call.member || call.sealed) return true;
  return !!(settings.encryptUserIds && call.userIds) || call.path.startsWith('/sso_url/');
}
