import type { ActionTranslate } from '../../i18n/translate.ts';
import { startsWithLabel } from '../../model/article/rowMeta.ts';
import { hasTimeAxis } from '../../model/column/columnTarget.ts';
import type { ColumnPage } from '../../model/column/columnTypes.ts';
import { arrangeRows } from '../../model/column/feedRows.ts';
import type { Column } from '../../model/site/siteTypes.ts';
import {
  decideSpecialImage,
  decideSpecialTitle,
  formatPartId,
  isEmptyPage,
} from '../../model/special/specialParts.ts';
import { BackBar } from '../../ui/BackBar.tsx';
import { BottomBar } from '../../ui/BottomBar.tsx';
import { FoldedText } from '../../ui/FoldedText.tsx';
import { Carousel } from '../../ui/feed/Carousel.tsx';
import { FeedRows } from '../../ui/feed/FeedRows.tsx';
import type { FeedView } from '../../ui/feed/feedView.ts';
import { LiveBlock } from '../../ui/feed/LiveBlock.tsx';
import { TopModule } from '../../ui/feed/TopModule.tsx';
import { LangText } from '../../ui/LangText.tsx';
import { label, Message } from '../../ui/Message.tsx';
import { SpecialPart, SpecialPartLink, TimelineLink } from './SpecialPart.tsx';
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

interface SpecialPartStripProps {
  readonly columns: readonly Column[];
  readonly t: ActionTranslate;
}

/** Renders a sticky strip of links to the parts; elements/PartStripElement.ts marks the current part. */
function SpecialPartStrip({ columns, t }: SpecialPartStripProps) {
  return (
    <part-strip>
      <nav {...label(t, 'special.parts')} className="strip-links part-links">
        {columns.map(({ id, name }) => (
          <a key={id} className="strip-link" href={`#${formatPartId(id)}`}>
            {name}
          </a>
        ))}
      </nav>
    </part-strip>
  );
}

interface SpecialOwnRowsProps {
  readonly columnId: string;
  readonly page: ColumnPage;
  readonly feed: FeedView;
}

/** Renders the rows of the special's own column, above its parts. */
function SpecialOwnRows({ columnId, page, feed }: SpecialOwnRowsProps) {
  const rows = arrangeRows(page);
  return (
    <>
      <Carousel items={page.carousel} view={feed} />
      <TopModule module={page.topModule} view={feed} />
      <LiveBlock columnId={columnId} items={page.live} view={feed} />
      {rows.length > 0 && <FeedRows rows={rows} view={feed} />}
      {page.hasMore && <SpecialPartLink columnId={columnId} feed={feed} name="" />}
    </>
  );
}

/**
 * Renders the head of a special: image in the full width, title, description, and a link to the
 * timeline of its column where it has one.
 */
function SpecialHead({ view: { special, preview, feed } }: { readonly view: SpecialView }) {
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
        {!startsWithLabel(name, t('list.special')) && (
          <p className="special-kind">
            <Message k="list.special" t={t} />
          </p>
        )}
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
