import type { Translate } from '../i18n/translate.ts';
import type { ListItem } from '../model/article/articleTypes.ts';
import { formatCount } from '../model/article/counts.ts';
import { decideLivePrefix } from '../model/article/liveInfo.ts';
import { decideRowSource, startsWithLabel } from '../model/article/rowMeta.ts';
import type { CountSettings, TimeSettings } from '../model/site/siteTypes.ts';
import { formatDuration } from '../model/time.ts';
import { articleLink } from '../routes.ts';
import { LangText } from './LangText.tsx';
import { Message } from './Message.tsx';
import { ListTime } from './Timestamp.tsx';

interface ArticleRowProps {
  readonly item: ListItem;
  /** One level below the heading above the list. */
  readonly heading?: 'h2' | 'h3';
  readonly base: string;
  /** The site's own name, which rows do not repeat as their source. */
  readonly ownName: string;
  readonly times: TimeSettings;
  readonly counts: CountSettings;
  readonly now: number | null;
  readonly t: Translate;
}

/** Renders a row of a list: a small image at the right, three in a line, or a full-width one. */
export function ArticleRow(props: ArticleRowProps) {
  const { item, base, heading: Heading = 'h3' } = props;
  const layout = decideLayout(item);
  return (
    <li className="row-item">
      <a
        className={`row row-${layout}`}
        data-article={item.id}
        data-kind={item.kind === 'news' ? undefined : item.kind}
        href={articleLink(item, base)}
      >
        <div className="row-words">
          <Heading className="row-title text-34 font-medium">
            <LangText t={props.t} text={item.title} />
          </Heading>
          {layout === 'small' && <Meta {...props} />}
        </div>
        {layout !== 'text' && (
          <div className="row-pictures">
            {item.pictures.slice(0, layout === 'three' ? 3 : 1).map((picture) => (
              <img key={picture} src={picture} alt="" loading="lazy" />
            ))}
            <Badge {...props} />
          </div>
        )}
        {layout !== 'small' && <Meta {...props} />}
      </a>
    </li>
  );
}

function decideLayout(item: ListItem): 'text' | 'small' | 'big' | 'three' {
  if (item.pictures.length === 0) return 'text';
  if (item.pictures.length >= 3) return 'three';
  return item.big ? 'big' : 'small';
}

function Badge({ item, t }: ArticleRowProps) {
  if (item.kind === 'photos' && item.pictureCount > 0) {
    return (
      <span className="badge">
        <Message t={t} k="list.photos" values={{ n: item.pictureCount }} />
      </span>
    );
  }
  if (item.kind === 'video') {
    return (
      <span className="badge">
        {item.durationS > 0 ? formatDuration(item.durationS) : <Message t={t} k="list.video" />}
      </span>
    );
  }
  return null;
}

/** Labels of kinds that neither layout nor image shows. */
const KIND_LABELS: Partial<Record<ListItem['kind'], 'list.special' | 'list.link'>> = {
  special: 'list.special',
  link: 'list.link',
};

function Meta({ item, times, counts, now, ownName, t }: ArticleRowProps) {
  const source = decideRowSource(item, ownName);
  const live = decideLivePrefix(item.live, item.title, t);
  const label = KIND_LABELS[item.kind];
  return (
    <p className="row-meta mt-12 flex flex-wrap gap-x-16 text-26 tabular-nums text-ink-3">
      {live && (
        <span className={live === 'live.live' ? 'text-accent' : undefined}>
          <Message t={t} k={live} />
        </span>
      )}
      {label && !startsWithLabel(item.title, t(label)) && <Message t={t} k={label} />}
      {source && (
        <span>
          <LangText t={t} text={source} />
        </span>
      )}
      {counts.showTime && item.publishedAt !== null && (
        <ListTime at={item.publishedAt} now={now} t={t} times={times} />
      )}
      {counts.showComments && item.counts.comments > 0 && (
        <span>
          <Message t={t} k="article.comments" values={{ n: formatCount(item.counts.comments) }} />
        </span>
      )}
    </p>
  );
}
