import { type Context, Hono } from 'hono';
import { messageOf } from '../bake/errors.ts';
import { isPageId } from '../bake/pageRef.ts';
import { renderArticlesPage } from './articlesPage.ts';
import {
  addLoginRoutes,
  answerPage,
  createOperatorAccess,
  limitForm,
  type OperatorEnv,
  refuseOtherSites,
  requireAccess,
  STATUS_PAGE,
} from './operatorAccess.ts';
import type { OperatorToken } from './operatorToken.ts';
import type { Publisher } from './publisher.ts';
import { type PublisherMetrics, refreshMetrics } from './publisherMetrics.ts';
import { renderNoticePage } from './statusDocument.ts';
import { renderStatusPage } from './statusPage.ts';

/** Of what is looked for. */
const MAX_QUERY_LENGTH = 500;

export interface OperatorRoutesOptions {
  readonly token: Pick<OperatorToken, 'text' | 'file'>;
  readonly publisher: Omit<Publisher, 'receive' | 'renderPreview' | 'checkDatabase' | 'stop'>;
  readonly metrics: PublisherMetrics;
  /** Receives what an action or a read threw; the answer is 503. */
  readonly reportError: (error: unknown) => void;
  readonly now?: () => number;
}

/**
 * Creates the routes for the people who run the publisher: `/`, `/login`, `/metrics`, `/healthz`,
 * `/articles` (`/publish`, `/withdraw`), `/failures/retry`, `/failures/:id/retry`, `/removals/allow`, `/sweep/stop` and `/sweep/continue`. To be mounted at the root of the
 * publisher's server.
 */
export function createOperatorRoutes({
  token,
  publisher,
  metrics,
  reportError,
  now = Date.now,
}: OperatorRoutesOptions): Hono<OperatorEnv> {
  const { readStatus } = publisher;
  const access = createOperatorAccess(token, now);
  const guard = requireAccess(access.isAllowed);
  const app = new Hono<OperatorEnv>();

  app.get('/healthz', async (c) => {
    c.header('Cache-Control', 'no-store');
    const reason = await publisher.check({ isDeep: c.req.query('deep') === '1' }).catch(messageOf);
    if (reason === null) return c.json({ status: 'ok' });
    // A reason may name hosts of the network.
    const isShown = await access.mayMeasure(c);
    return c.json({ status: 'unavailable', ...(isShown && { reason }) }, 503);
  });

  app.get('/metrics', requireAccess(access.mayMeasure), async (c) => {
    await refreshMetrics(metrics, { ...publisher, reportError });
    return c.body(await metrics.format(), 200, { 'Content-Type': metrics.contentType });
  });

  app.get('/', guard, async (c) => {
    try {
      const updates = c.req.query('updates') !== undefined;
      return answerPage(c, renderStatusPage(await readStatus(), { now: now(), updates }));
    } catch (error) {
      return answerError(c, error, STATUS_PAGE);
    }
  });

  addLoginRoutes(app, access);

  app.get('/articles', guard, async (c) => {
    const text = (c.req.query('q') ?? '').slice(0, MAX_QUERY_LENGTH);
    try {
      const articles = await publisher.findArticles(text);
      return answerPage(c, renderArticlesPage(articles, { text, now: now() }));
    } catch (error) {
      return answerError(c, error, STATUS_PAGE);
    }
  });

  for (const action of ['publish', 'withdraw'] as const) {
    app.post(`/articles/${action}`, refuseOtherSites, guard, limitForm, async (c) => {
      const { id } = await c.req.parseBody();
      const back = '../';
      if (typeof id !== 'string' || !isPageId(id)) {
        return answerPage(c, renderNoticePage('The id of the article is missing.', { back }), 400);
      }
      try {
        if (action === 'publish') await publisher.publishArticle(id);
        else if (!(await publisher.withdrawArticle(id))) {
          const notice = 'No removal of this article is held.';
          return answerPage(c, renderNoticePage(notice, { back }), 409);
        }
        return c.redirect(`../articles?q=${id}`, 303);
      } catch (error) {
        return answerError(c, error, back);
      }
    });
  }

  app.post('/failures/:id/retry', refuseOtherSites, guard, async (c) => {
    const back = `../../${queryOf(c)}`;
    try {
      if (await publisher.retry(c.req.param('id'))) return c.redirect(back, 303);
      return answerPage(c, renderNoticePage('This failure is not there any more.', { back }), 404);
    } catch (error) {
      return answerError(c, error, back);
    }
  });

  app.post('/removals/allow', refuseOtherSites, guard, limitForm, async (c) => {
    const back = `../${queryOf(c)}`;
    const { list } = await c.req.parseBody();
    if (typeof list !== 'string' || !/^[\da-f]{64}$/.test(list)) {
      return answerPage(c, renderNoticePage('The list of removals is missing.', { back }), 400);
    }
    try {
      if (await publisher.allowRemovals(list)) return c.redirect(back, 303);
      const notice = 'Other removals are held now. Nothing was allowed.';
      return answerPage(c, renderNoticePage(notice, { back }), 409);
    } catch (error) {
      return answerError(c, error, back);
    }
  });

  for (const [path, act] of [
    ['/failures/retry', publisher.retryAll],
    ['/sweep/stop', publisher.stopSweep],
    ['/sweep/continue', publisher.continueSweep],
  ] as const) {
    app.post(path, refuseOtherSites, guard, async (c) => {
      const back = `../${queryOf(c)}`;
      try {
        await act();
        return c.redirect(back, 303);
      } catch (error) {
        return answerError(c, error, back);
      }
    });
  }

  function answerError(c: Context<OperatorEnv>, error: unknown, back: string): Response {
    reportError(error);
    const notice = 'The publisher cannot do this now.';
    return answerPage(c, renderNoticePage(notice, { back, detail: messageOf(error) }), 503);
  }

  return app;
}

/** The query of addresses that lead back to the status page. */
const queryOf = (c: Context): string => (c.req.query('updates') === undefined ? '' : '?updates');
