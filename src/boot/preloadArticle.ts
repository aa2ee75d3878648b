/**
 * Runs inline in the article templates: parses the address and requests the article and the site's
 * configuration before any module has loaded. The client takes both answers over.
 */
import { CONFIG_CALL, decideArticleCall } from '../api/calls/startCalls.ts';
import { type PreloadedAnswers, preloadAnswer } from '../api/preload.ts';
import { isSessionDeployment } from '../api/session/needsSession.ts';
import { readDeviceId } from '../host/device.ts';
import { readSettings } from '../host/settings.ts';
import { readAddress } from './readAddress.ts';

const {
  params: { id, columnId },
  flags,
} = readAddress();
// Only the client can add tokens, signatures and ciphers to a request.
if (id && !isSessionDeployment(readSettings())) {
  const answers: PreloadedAnswers = new Map();
  for (const call of [decideArticleCall({ articleId: id, columnId, flags }), CONFIG_CALL]) {
    preloadAnswer(answers, readSettings(), readDeviceId(), Date.now(), call);
  }
  window.__early = answers;
}
