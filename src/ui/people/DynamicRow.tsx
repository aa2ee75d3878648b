import { Play } from 'lucide';
import { formatCount } from '../../model/article/counts.ts';
import type { Dynamic } from '../../model/people/types.ts';
import { linkTo } from '../../routes.ts';
import { FeedPicture } from '../feed/FeedPicture.tsx';
import type { RowHeading } from '../feed/view.ts';
import { Icon } from '../Icon.tsx';
import { LangText } from '../LangText.tsx';
import { Moment } from '../Moment.tsx';
import { Words } from '../words.tsx';
import type { RowView } from './view.ts';

/** Images of one line. */
const SHOWN = 3;

interface DynamicRowProps {
  readonly dynamic: Dynamic;
  readonly view: RowView;
  readonly heading: RowHeading;
}

/** Renders an update (`dynamic`) of a reporter or an account, for the lists of one writer. */
export function DynamicRow({ dynamic, view, heading: Heading }: DynamicRowProps) {
  const { id, title, text } = dynamic;
  const content = (
    <>
      <Heading className="row-title feed-title">
        {title || text ? (
          <LangText t={view.t} text={title || text} />
        ) : (
          <Words k="dynamic.open" t={view.t} />
        )}
      </Heading>
      {title && text && <p className="dynamic-text">{text}</p>}
      <Pictures dynamic={dynamic} />
      <Facts dynamic={dynamic} view={view} />
    </>
  );
  const href = linkTo('dynamicDetail', { id }, view.base);
  return (
    <a className="row row-three" href={href}>
      {content}
    </a>
  );
}

/** Renders the first images, or the poster of a video. */
function Pictures({ dynamic: { attached } }: Pick<DynamicRowProps, 'dynamic'>) {
  const film = attached.find(({ kind }) => kind === 'video');
  const pictures = attached.filter(({ kind }) => kind === 'picture');
  const shown = film?.poster ? [film.poster] : pictures.slice(0, SHOWN).map(({ url }) => url);
  if (shown.length === 0) return null;
  return (
    <div className="row-pictures">
      {shown.map((src) => (
        <FeedPicture key={src} height={150} src={src} width={224} />
      ))}
      {film?.poster && (
        <span className="dynamic-film">
          <Icon className="play-icon" icon={Play} />
        </span>
      )}
    </div>
  );
}

function Facts({ dynamic, view }: Pick<DynamicRowProps, 'dynamic' | 'view'>) {
  const { createdAt, comments, praises } = dynamic;
  const { t, now, config } = view;
  if (createdAt === null && comments + praises === 0) return null;
  return (
    <p className="row-meta feed-meta">
      {createdAt !== null && (
        <Moment
          at={createdAt}
          now={now}
          rule={config.times.listRule}
          style={config.times.listStyle}
          t={t}
        />
      )}
      {comments > 0 && <Words k="article.comments" t={t} values={{ n: formatCount(comments) }} />}
      {praises > 0 && <Words k="column.praises" t={t} values={{ n: formatCount(praises) }} />}
    </p>
  );
}
