import { BackBar } from '../../../ui/BackBar.tsx';
import { Words } from '../../../ui/words.tsx';
import type { ArticleView } from '../view.ts';

/** Renders the top of every article screen: skip link, back bar, and the notice of a preview. */
export function Opening({ view: { config, home, preview, t } }: { view: ArticleView }) {
  return (
    <>
      <a className="skip" href="#text">
        <Words t={t} k="page.skip" />
      </a>
      <BackBar home={home} name={config.siteName} t={t} />
      {preview && (
        <p className="bg-raised px-32 py-16 text-26 text-notice" role="status">
          <Words t={t} k="state.preview" />
        </p>
      )}
    </>
  );
}
