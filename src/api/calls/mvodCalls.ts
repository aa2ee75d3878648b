import type { ApiCall } from '../request.ts';
import { TIMEOUT_MS } from '../timeouts.ts';

/**
 * The request for a short video, separate from its typed function: inline scripts must not
 * contain the model.
 */
export const mvodArticleCall = (id: string): ApiCall => ({
  path: '/mvod_if/articleApp/getMvodArticle',
  timeoutMs: TIMEOUT_MS.long,
  params: { id },
});
