import { isEmptyPage } from '../../model/special/specialParts.ts';
import { BackBar } from '../../ui/BackBar.tsx';
import { BottomBar } from '../../ui/BottomBar.tsx';
import { Message } from '../../ui/Message.tsx';
import { SpecialHead } from './SpecialHead.tsx';
import { SpecialOwnRows } from './SpecialOwnRows.tsx';
import { SpecialPart } from './SpecialPart.tsx';
import { SpecialPartStrip } from './SpecialPartStrip.tsx';
import type { SpecialView } from './specialView.ts';

/**
 * Renders a special: its head, then its rows part by part. Used by the baked page and the template
 * page.
 */
export function Special({ view }: { readonly view: SpecialView }) {
  const { special, config, home, feed, quiet } = view;
  const { article, page, parts, column } = special;
  const { t } = feed;
  const isEmpty = parts.length === 0 && isEmptyPage(page);
  return (
    <>
      <BackBar home={home} name={config.siteName} t={t} />
      <main className="pb-64" id="main">
        <SpecialHead view={view} />
        {parts.length > 1 && <SpecialPartStrip columns={parts.map((part) => part.column)} t={t} />}
        <div className="px-32">
          <SpecialOwnRows columnId={column.id} feed={feed} page={page} />
          {parts.map((part) => (
            <SpecialPart key={part.column.id} config={config} feed={feed} part={part} />
          ))}
          {isEmpty && (
            <p className="special-none" role="status">
              <Message k="special.none" t={t} />
            </p>
          )}
        </div>
      </main>
      {article && !quiet && (
        <BottomBar
          canComment={false}
          canShare={!article.shareClosed}
          comments={0}
          hasComments={false}
          praises={article.counts.praises}
          t={t}
        />
      )}
    </>
  );
}
