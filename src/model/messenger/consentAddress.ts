/** The parameters that the messenger's consent page adds to the address. */
export interface ReturnedCode {
  readonly code: string;
  readonly state: string;
  /** The address without these parameters, otherwise unchanged. */
  readonly rest: string;
}

/** Returns the parameters; null when the address has no code. */
export function parseReturnedCode(href: string): ReturnedCode | null {
  const url = new URL(href);
  const code = url.searchParams.get('code') ?? '';
  const state = url.searchParams.get('state') ?? '';
  if (!/^[\w-]{1,128}$/.test(code)) return null;
  // Edited as text: the URL parser would reformat the other parameters.
  const query = url.search
    .slice(1)
    .split('&')
    .filter((pair) => !/^(code|state)(=|$)/.test(pair))
    .join('&');
  return { code, state, rest: `${url.origin}${url.pathname}${query && `?${query}`}${url.hash}` };
}

/**
 * Returns the address of the messenger's consent page, which redirects to `back` with a code
 * and `state`.
 */
export function formatAuthorizeUrl(
  authorizeUrl: string,
  appId: string,
  back: string,
  state: string,
): string {
  const query = new URLSearchParams({
    appid: appId,
    redirect_uri: back.replace(/#.*/, ''),
    response_type: 'code',
    scope: 'snsapi_userinfo',
    state,
  });
  return `${authorizeUrl}?${query}#wechat_redirect`;
}
