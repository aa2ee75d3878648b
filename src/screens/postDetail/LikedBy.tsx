import type { Writer } from '../../model/community/writer.ts';
import { linkTo } from '../../routes.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import type { CommunityView } from '../../ui/community/communityView.ts';
import { Message } from '../../ui/Message.tsx';

/** Limit of portraits: two lines on a phone. */
const SHOWN = 16;

interface LikedByProps {
  readonly readers: readonly Writer[];
  readonly view: CommunityView;
}

/** Renders the portraits of readers who like a post. */
export function LikedBy({ readers, view: { t, base } }: LikedByProps) {
  if (readers.length === 0) return null;
  return (
    <section className="praised-by">
      <h2 className="text-28 font-medium text-ink-2">
        <Message k="post.praisedBy" t={t} />
      </h2>
      <ul className="praised-list">
        {readers.slice(0, SHOWN).map(({ id, name, icon }, index) => {
          const shown = name || t('comment.anonymous');
          const link = id && name ? linkTo('userDetail', { id }, base) : null;
          const portrait = (
            <>
              <Avatar name={shown} src={icon} />
              <span className="sr-only">{shown}</span>
            </>
          );
          return (
            <li key={id || index}>
              {link ? (
                <a className="praised-reader" href={link} title={shown}>
                  {portrait}
                </a>
              ) : (
                <span className="praised-reader">{portrait}</span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
