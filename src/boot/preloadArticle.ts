/**
 * Runs inline in the article templates: parses the address and requests the article, the site's
 * configuration and the ads before any module has loaded. The client takes the answers over.
 */
import { articleAdsCall, CONFIG_CALL, decideArticleCall } from '../api/calls/startCalls.ts';
import {
  type PreloadedAnswer,
  type PreloadedAnswers,
  preloadAnswer,
  takePreloaded,
} from '../api/preload.ts';
import type { ApiCall } from '../api/request.ts';
import { isSessionDeployment } from '../api/session/needsSession.ts';
import { readDeviceId, readVirtualUserId } from '../host/device.ts';
import { readSettings } from '../host/settings.ts';
import { readAddress } from './readAddress.ts';

const {
  params: { id, columnId },
  flags,
} = readAddress();
// Only the client can add tokens, signatures and ciphers to a request.
if (id && !isSessionDeployment(readSettings())) {
  const answers: PreloadedAnswers = new Map();
  const preload = (call: ApiCall, condition?: Promise<void>) =>
    preloadAnswer(answers, readSettings(), readDeviceId(), Date.now(), call, condition);
  const article = preload(decideArticleCall({ articleId: id, columnId, flags }));
  const config = preload(CONFIG_CALL);
  const adColumn = !flags.quiet && (flags.advColumnId || columnId);
  if (adColumn) {
    const hasAds = Promise.all([article, config]).then(throwWithoutAds);
    const visitor = readVirtualUserId();
    preload(articleAdsCall({ columnId: adColumn, visitor }, readDeviceId()), hasAds);
  }
  window.__early = (request) => takePreloaded(answers, request);
}

/**
 * Throws when the article or the site has no ads (product 5.14). A guess from the text of the
 * answers, because parsers are too large for an inline script: a wrong one costs a request, or a
 * later one.
 */
function throwWithoutAds([article, config]: readonly [PreloadedAnswer, PreloadedAnswer]): void {
  if (
    article.status !== 200 ||
    /"advClosed"\s*:\s*"?(?:1|true)/.test(article.text) ||
    /"adsEnabled"\s*:\s*"?(?:0|false)/.test(config.text)
  )
    throw new Error('no ads');
}
