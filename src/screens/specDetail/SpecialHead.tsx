import { hasTimeAxis } from '../../model/column/columnTarget.ts';
import { decideSpecialImage, decideSpecialTitle } from '../../model/special/specialParts.ts';
import { FoldedText } from '../../ui/FoldedText.tsx';
import { LangText } from '../../ui/LangText.tsx';
import { Message } from '../../ui/Message.tsx';
import type { SpecialView } from './specialView.ts';
import { TimelineLink } from './TimelineLink.tsx';

/**
 * Renders the head of a special: image in the full width, title, description, and a link to the
 * timeline of its column where it has one.
 */
export function SpecialHead({ view: { special, preview, feed } }: { readonly view: SpecialView }) {
  const { article, column } = special;
  const { t } = feed;
  const picture = decideSpecialImage(special);
  const name = decideSpecialTitle(special);
  const about = article?.abstract || column.description;
  return (
    <header>
      {picture && (
        <div className="special-cover">
          <img alt="" fetchPriority="high" src={picture} />
        </div>
      )}
      <div className="px-32 pb-24 pt-28">
        {preview && (
          <p className="mb-16 text-26 text-notice" role="note">
            <Message k="state.preview" t={t} />
          </p>
        )}
        <p className="special-kind">
          <Message k="list.special" t={t} />
        </p>
        <h1 className="special-name">
          {name ? <LangText t={t} text={name} /> : <Message k="special.title" t={t} />}
        </h1>
        {about && (
          <div className="mt-16">
            <FoldedText t={t} text={about} />
          </div>
        )}
        {hasTimeAxis(column) && <TimelineLink columnId={column.id} feed={feed} />}
      </div>
    </header>
  );
}
