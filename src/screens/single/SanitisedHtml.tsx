import { useEffect, useState } from 'react';

/**
 * Renders HTML of the site's editors after sanitising it; the sanitiser's chunk is loaded on
 * demand.
 */
export function SanitisedHtml({ html }: { readonly html: string }) {
  const [clean, setClean] = useState('');
  useEffect(() => {
    let isUnmounted = false;
    import('./sanitiseInBrowser.ts').then(
      ({ sanitiseInBrowser }) => {
        if (!isUnmounted) setClean(sanitiseInBrowser(html));
      },
      () => {},
    );
    return () => {
      isUnmounted = true;
    };
  }, [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it came through the sanitiser
  return <div className="prose" dangerouslySetInnerHTML={{ __html: clean }} />;
}
