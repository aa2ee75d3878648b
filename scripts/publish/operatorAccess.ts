import { createHash, timingSafeEqual } from 'node:crypto';
import { BlockList, isIP } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { getSignedCookie, setSignedCookie } from 'hono/cookie';
import { csrf } from 'hono/csrf';
import type { OperatorToken } from './operatorToken.ts';
import { renderTokenPage, STATUS_PAGE_POLICY } from './statusDocument.ts';

export type OperatorEnv = { Bindings: HttpBindings };

const COOKIE = 'broadsheet-publisher';
const COOKIE_S = 12 * 3600;

/** Headers that proxies add: the reader is somewhere else. */
const PROXY_HEADERS = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/**
 * Returns whether a request seems to come from a program on this machine and not through a proxy. The
 * name in its address must be of this machine as well: a foreign name that leads here is an attack on
 * the browser of an operator (DNS rebinding). nginx sends HTTP/1.0 where a proxy adds no header.
 */
export function isFromThisMachine(c: Context<OperatorEnv>): boolean {
  const { socket, httpVersion } = c.env.incoming;
  const address = socket.remoteAddress ?? '';
  if (!isLoopback(address) || httpVersion === '1.0') return false;
  if (PROXY_HEADERS.some((name) => c.req.header(name) !== undefined)) return false;
  const host = hostnameOf(`http://${c.req.header('host') ?? ''}`);
  return host === 'localhost' || isLoopback(host);
}

function isLoopback(address: string): boolean {
  const family = isIP(address);
  return family > 0 && LOOPBACK.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

/** Returns the host of an address without brackets; '' for what is no address. */
const hostnameOf = (address: string): string =>
  URL.parse(address)?.hostname.replace(/^\[|\]$/g, '') ?? '';

/** Compares in a time that does not depend on how much is right. */
function isToken(given: string, token: string): boolean {
  const [a, b] = [given, token].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}

/** Who may see and use the routes of operators. */
type OperatorAccess = ReturnType<typeof createOperatorAccess>;

export function createOperatorAccess(
  { text: token, file }: Pick<OperatorToken, 'text' | 'file'>,
  now: () => number = Date.now,
) {
  async function isAllowed(c: Context<OperatorEnv>): Promise<boolean> {
    const bearer = bearerOf(c);
    if (bearer !== null) return isToken(bearer, token);
    const expiresAt = await getSignedCookie(c, token, COOKIE);
    return Number(expiresAt || 0) > now();
  }
  return {
    /**
     * Requests with the token, or with the cookie that `logIn` sets. Being from this machine gives no
     * access: many proxies and forwarders on it cannot be recognised.
     */
    isAllowed,
    /**
     * Who may read figures and reasons, which change nothing: unless the deployment has set a token,
     * also programs on this machine, such as Prometheus.
     */
    mayMeasure: async (c: Context<OperatorEnv>): Promise<boolean> =>
      (await isAllowed(c)) || (file !== null && isFromThisMachine(c)),
    /** Sets the cookie when the token is right; returns whether it is. */
    async logIn(c: Context<OperatorEnv>, given: string): Promise<boolean> {
      if (!isToken(given, token)) return false;
      await setSignedCookie(c, COOKIE, String(now() + COOKIE_S * 1000), token, {
        // That of the form: below a path of a proxy the cookie is not for what is beside it.
        path: undefined,
        httpOnly: true,
        sameSite: 'Strict',
        secure: c.req.header('x-forwarded-proto') === 'https',
        maxAge: COOKIE_S,
      });
      return true;
    },
  };
}

function bearerOf(c: Context): string | null {
  return /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? null;
}

/** A proxy may have taken TLS away: only host and port are compared. */
const refuseOtherOrigins = csrf({
  origin: (origin, c) => {
    const host = c.req.header('host');
    return host !== undefined && URL.parse(origin)?.host === URL.parse(`http://${host}`)?.host;
  },
});

/** Refuses forms of other sites with 403. Only programs send tokens: they need no origin. */
export const refuseOtherSites: MiddlewareHandler<OperatorEnv> = (c, next) =>
  bearerOf(c) === null ? refuseOtherOrigins(c, next) : next();

const LIMIT_B = 4096;
export const STATUS_PAGE = './';

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
