import type { Context, Hono, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { type OperatorAccess, type OperatorEnv, refuseOtherSites } from './operatorAccess.ts';
import { renderTokenPage, STATUS_PAGE_POLICY } from './statusDocument.ts';

const LIMIT_B = 4096;
const STATUS_PAGE = './';

/** Refuses longer forms with 413. */
export const limitForm = bodyLimit({ maxSize: LIMIT_B });

/** Answers with a page for operators. */
export const answerPage = (
  c: Context,
  page: string,
  status: 200 | 400 | 401 | 404 | 409 | 503 = 200,
): Response =>
  c.html(page, status, {
    'Cache-Control': 'no-store',
    'Content-Security-Policy': STATUS_PAGE_POLICY,
    // With `no-referrer` browsers would send the origin `null` with forms.
    'Referrer-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
  });

/** Answers requests that are not allowed: with the form for the token on the status page. */
export const requireAccess =
  (isAllowed: OperatorAccess['isAllowed']): MiddlewareHandler<OperatorEnv> =>
  async (c, next) => {
    c.header('Cache-Control', 'no-store');
    if (await isAllowed(c)) return next();
    c.header('WWW-Authenticate', 'Bearer');
    if (c.req.path !== '/') return c.text('The token is missing or wrong.\n', 401);
    return answerPage(c, renderTokenPage({ isWrong: false }), 401);
  };

/** Adds `/login`, which receives the form of the token. */
export function addLoginRoutes(app: Hono<OperatorEnv>, access: OperatorAccess): void {
  // After a wrong token the address is this one: it can be loaded again.
  app.get('/login', (c) => c.redirect(STATUS_PAGE, 303));
  app.post('/login', refuseOtherSites, limitForm, async (c) => {
    const { token: given } = await c.req.parseBody();
    const isRight = await access.logIn(c, typeof given === 'string' ? given : '');
    if (isRight) return c.redirect(STATUS_PAGE, 303);
    return answerPage(c, renderTokenPage({ isWrong: true }), 401);
  });
}
