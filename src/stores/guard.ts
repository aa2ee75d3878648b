import { linkTo, ROUTES, type RouteName } from '../routes.ts';

/**
 * Where a reader who opens a route goes first: the login, which leads back to `path`;
 * null where the route is open to them (spec section 6).
 */
export function decideGuard(
  route: RouteName,
  isMember: boolean,
  base: string,
  path: string,
): string | null {
  return ROUTES[route].auth && !isMember ? linkTo('login', {}, base, { back: path }) : null;
}
