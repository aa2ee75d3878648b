import { type Context, Hono } from 'hono';
import type { ApiError } from '../../src/api/errors.ts';
import type { Result } from '../../src/model/result.ts';
import type { Settings } from '../../src/settings.ts';
import { isPageId } from '../bake/pageRef.ts';
import { findPreviewProblem, type PreviewedArticle } from './previewLink.ts';

interface PreviewOptions {
  /** Key of the signatures; without it there are no previews. */
  readonly secret: string | undefined;
  readonly publisher: {
    /** Returns the page of an article as the content server has it now. */
    readonly renderPreview: (article: PreviewedArticle) => Promise<Result<string, ApiError>>;
  };
  readonly settings: Pick<Settings, 'frameAncestors'>;
  /** Receives why a page could not be rendered. */
  readonly reportError: (error: unknown) => void;
  /** Epoch ms. */
  readonly now?: () => number;
}

/** Failures that mean that there is no such article, and no fault. */
const MISSING: readonly ApiError['kind'][] = ['empty', 'status'];

/**
 * Returns the route `GET /preview/COLUMN/ID?until=…&signature=…`: an article that may be unpublished, for who
 * has a signed link. No answer may be kept, by caches or search engines; the address, which has the
 * signature, is sent to no other site (`Referrer-Policy`).
 */
export function createPreviewRoutes(options: PreviewOptions): Hono {
  const { secret, publisher, settings, reportError, now = Date.now } = options;
  const app = new Hono();
  app.get('/preview/:columnId/:id', async (c) => {
    c.header('Cache-Control', 'no-store');
    c.header('X-Robots-Tag', 'noindex');
    c.header('Referrer-Policy', 'same-origin');
    c.header('X-Content-Type-Options', 'nosniff');
    const ancestors = ["'self'", ...settings.frameAncestors].join(' ');
    c.header('Content-Security-Policy', `frame-ancestors ${ancestors}`);
    if (!secret) return answer(c, 'PREVIEW_SECRET is not set.', 404);
    const article = c.req.param();
    const { until = '', signature = '' } = c.req.query();
    const problem = findPreviewProblem(secret, article, { until, signature }, now());
    if (problem !== null) return answer(c, problem, 403);
    if (!isPageId(article.columnId) || !isPageId(article.id))
      return answer(c, 'This is no id of an article.', 404);
    try {
      const page = await publisher.renderPreview(article);
      if (page.ok) return c.html(page.value);
      const { kind, message } = page.error;
      if (MISSING.includes(kind)) return answer(c, `There is no such article: ${message}.`, 404);
      reportError(new Error(`preview: ${message}`));
    } catch (error) {
      reportError(error);
    }
    return answer(c, 'The article cannot be shown now. Try again later.', 503);
  });
  return app;
}

const answer = (c: Context, sentence: string, status: 403 | 404 | 503): Response =>
  c.text(`${sentence}\n`, status);
