import { formatCount } from '../../model/article/counts.ts';
import type { Column } from '../../model/site/siteTypes.ts';
import { FollowButton } from '../../ui/FollowButton.tsx';
import type { FeedView } from '../../ui/feed/feedView.ts';
import { LangText } from '../../ui/LangText.tsx';
import { Message } from '../../ui/Message.tsx';

interface ColumnHeadProps {
  readonly column: Column;
  readonly view: Pick<FeedView, 't'>;
}

/** Renders the head of a column's own page: its image, its name, and its followers. */
export function ColumnHead({ column, view: { t } }: ColumnHeadProps) {
  const { id, name, topPicture, icon, description, followers } = column;
  return (
    <header className="column-head">
      {topPicture && (
        <img
          alt=""
          className="column-picture"
          fetchPriority="high"
          height={300}
          src={topPicture}
          width={750}
        />
      )}
      <div className="column-line">
        {icon && !topPicture && (
          <img alt="" className="column-icon" height={96} src={icon} width={96} />
        )}
        <div className="column-words">
          <h1 className="column-name">
            <LangText t={t} text={name} />
          </h1>
          {followers > 0 && (
            <p className="column-followers">
              <Message t={t} k="column.followers" values={{ n: formatCount(followers) }} />
            </p>
          )}
        </div>
        <FollowButton id={id} name={name} object={1} t={t} />
      </div>
      {description && (
        <p className="column-about">
          <LangText t={t} text={description} />
        </p>
      )}
    </header>
  );
}
