import { BackBar } from '../../../ui/BackBar.tsx';
import { Message } from '../../../ui/Message.tsx';
import type { ArticleView } from '../articleView.ts';

/** Renders the top of every article screen: skip link, back bar, and the notice of a preview. */
export function ArticleTop({ view: { config, home, preview, quiet, t } }: { view: ArticleView }) {
  return (
    <>
      <a className="skip" href="#text">
        <Message t={t} k="page.skip" />
      </a>
      <BackBar home={home} name={config.siteName} hasLook={!quiet} t={t} />
      {preview && (
        <p className="bg-raised px-32 py-16 text-26 text-notice" role="status">
          <Message t={t} k="state.preview" />
        </p>
      )}
    </>
  );
}
