/** Renders HTML of the site's editors that has passed the sanitiser; null for none. */
export const SanitisedProse = ({ html }: { readonly html: string }) =>
  html === '' ? null : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it came through the sanitiser
    <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
  );
