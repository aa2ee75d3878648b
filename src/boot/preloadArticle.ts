/**
 * Used by the inline scripts of the article templates: parses the address and requests the
 * article and the site's configuration before any module has loaded. The client takes both
 * answers over.
 */
import { CONFIG_CALL, decideArticleCall } from '../api/calls/startCalls.ts';
import { type PreloadedAnswers, preloadAnswer } from '../api/preload.ts';
import { isSessionDeployment } from '../api/session/needsSession.ts';
import { readDeviceId } from '../host/device.ts';
import { readSettings } from '../host/settings.ts';
import { parsePageFlags } from '../model/mode.ts';
import { readPageParams } from '../routes.ts';

/**
 * `path` is the route's path: importing the whole route table would inline it in every
 * template.
 */
export function preloadArticle(path: string): void {
  const flags = parsePageFlags(new URLSearchParams(location.search));
  const params = readPageParams({ path }, location);
  window.__page = { flags, params };

  const { id, columnId } = params;
  // Only the client can add tokens, signatures and ciphers to a request.
  if (!id || isSessionDeployment(readSettings())) return;
  const answers: PreloadedAnswers = new Map();
  for (const call of [decideArticleCall({ articleId: id, columnId, flags }), CONFIG_CALL]) {
    preloadAnswer(answers, readSettings(), readDeviceId(), Date.now(), call);
  }
  window.__early = answers;
}
