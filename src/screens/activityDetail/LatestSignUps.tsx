import type { Entry } from '../../model/activity/activityTypes.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import type { JoinView } from '../../ui/community/communityView.ts';
import { Message } from '../../ui/Message.tsx';

interface LatestSignUpsProps {
  readonly entries: readonly Entry[];
  readonly t: JoinView['t'];
}

/** Renders the latest sign-ups, as many as the loader returned. */
export function LatestSignUps({ entries, t }: LatestSignUpsProps) {
  if (entries.length === 0) return null;
  return (
    <section>
      <h2 className="join-title">
        <Message k="activity.entries" t={t} />
      </h2>
      <ul className="entries">
        {entries.map(({ name, icon, at }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names are masked, several may be the same
          <li key={`${at}-${name}-${index}`} className="entry">
            <Avatar name={name} src={icon} />
            <span className="entry-name">{name}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
