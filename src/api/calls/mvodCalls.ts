import type { ApiCall } from '../request.ts';
import { TIMEOUT_MS } from '../timeouts.ts';

/** A short video with the related ones; apart from its typed function, for inline scripts. */
export const mvodArticleCall = (id: string): ApiCall => ({
  path: '/mvod_if/articleApp/getMvodArticle',
  timeoutMs: TIMEOUT_MS.long,
  params: { id },
});
