/**
 * Returns the attributes of a link to an address of the native app (model/link.ts): an action follows it in
 * the app and shows a message elsewhere (actions/followAppLink.ts).
 */
export const appLinkProps = (appLink: string) => ({
  'data-act': 'appLink',
  'data-link': appLink,
  href: '#',
});
