/** What the messenger's consent page hands back in an address. */
export interface ReturnedCode {
  readonly code: string;
  readonly state: string;
  /** The address without them; everything else as it was. */
  readonly rest: string;
}

/** Null when the address holds no code. */
export function takeCode(href: string): ReturnedCode | null {
  const url = new URL(href);
  const code = url.searchParams.get('code') ?? '';
  const state = url.searchParams.get('state') ?? '';
  if (!/^[\w-]{1,128}$/.test(code)) return null;
  // Cut out of the text: the parser would write the other parameters anew.
  const query = url.search
    .slice(1)
    .split('&')
    .filter((pair) => !/^(code|state)(=|$)/.test(pair))
    .join('&');
  return { code, state, rest: `${url.origin}${url.pathname}${query && `?${query}`}${url.hash}` };
}

/** The messenger's consent page, which comes back to `back` with a code and `state`. */
export function formatAuthorizeUrl(
  authorizeUrl: string,
  appId: string,
  back: string,
  state: string,
): string {
  const query = new URLSearchParams({
    appid: appId,
    redirect_uri: back.replace(/#.*$/, ''),
    response_type: 'code',
    scope: 'snsapi_userinfo',
    state,
  });
  return `${authorizeUrl}?${query}#wechat_redirect`;
}
