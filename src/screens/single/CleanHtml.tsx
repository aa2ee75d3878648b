import { useEffect, useState } from 'react';

/**
 * Renders HTML of the site's editors after sanitising it; the sanitiser's chunk is loaded on
 * demand.
 */
export function CleanHtml({ html }: { readonly html: string }) {
  const [clean, setClean] = useState('');
  useEffect(() => {
    let left = false;
    import('./clean.ts').then(
      ({ cleanHtml }) => {
        if (!left) setClean(cleanHtml(html));
      },
      () => {},
    );
    return () => {
      left = true;
    };
  }, [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it came through the sanitiser
  return <div className="prose" dangerouslySetInnerHTML={{ __html: clean }} />;
}
