import { AdBlock } from '../../../ui/AdBlock.tsx';
import { BackBar } from '../../../ui/BackBar.tsx';
import { Message } from '../../../ui/Message.tsx';
import type { ArticleView } from '../articleView.ts';

/**
 * Renders the top of every article screen: skip link, back bar, the notice of a preview, and the top ad
 * where a setting has it above the headline.
 */
export function ArticleTop({ view }: { view: ArticleView }) {
  const { ads, config, home, preview, quiet, settings, t } = view;
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
      {settings.topAdPlace && <AdBlock side="top" slot={ads?.top} t={t} />}
    </>
  );
}
