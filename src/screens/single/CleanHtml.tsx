import { useEffect, useState } from 'react';

/** HTML of the site's own editors, through the sanitiser, which comes when there is some. */
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
