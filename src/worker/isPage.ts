/** Returns whether an answer is a page of this site as its server sent it, which may be kept. */
export const isPage = ({ status, type, redirected, headers }: Response): boolean =>
  status === 200 &&
  type === 'basic' &&
  !redirected &&
  (headers.get('content-type') ?? '').startsWith('text/html');
