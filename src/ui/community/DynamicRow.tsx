import { Play } from 'lucide';
import { formatCount } from '../../model/article/counts.ts';
import type { Dynamic } from '../../model/community/dynamic.ts';
import { linkTo } from '../../routes.ts';
import { FeedImage } from '../feed/FeedImage.tsx';
import type { RowHeading } from '../feed/feedView.ts';
import { Icon } from '../Icon.tsx';
import { LangText } from '../LangText.tsx';
import { Message } from '../Message.tsx';
import { ListTime } from '../Timestamp.tsx';
import type { RowView } from './communityView.ts';

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
          <Message k="dynamic.open" t={view.t} />
        )}
      </Heading>
      {title && text && <p className="dynamic-text">{text}</p>}
      <Images dynamic={dynamic} />
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
function Images({ dynamic: { attached } }: Pick<DynamicRowProps, 'dynamic'>) {
  const video = attached.find(({ kind }) => kind === 'video');
  const images = attached.filter(({ kind }) => kind === 'picture');
  const shown = video?.poster ? [video.poster] : images.slice(0, SHOWN).map(({ url }) => url);
  if (shown.length === 0) return null;
  return (
    <div className="row-pictures">
      {shown.map((src) => (
        <FeedImage key={src} height={150} src={src} width={224} />
      ))}
      {video?.poster && (
        <span className="dynamic-video">
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
      <ListTime at={createdAt} now={now} t={t} times={config.times} />
      {comments > 0 && <Message k="article.comments" t={t} values={{ n: formatCount(comments) }} />}
      {praises > 0 && <Message k="column.praises" t={t} values={{ n: formatCount(praises) }} />}
    </p>
  );
}
