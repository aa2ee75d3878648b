import { useEffect, useState } from 'react';

/** HTML of the site's own editors, through the sanitiser, which comes when there is some. */
export function CleanHtml({ html }: { readonly html: string }) {
  const [clean, setClean] = useState('');
  useEffect(() => {
    let left = false;
    Promise.all([import('../../body/sanitiseHtml.ts'), import('../../body/parse.browser.ts')]).then(
      ([{ sanitiseHtml }, { parseHtml }]) => {
        if (!left) setClean(sanitiseHtml(html, parseHtml));
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
