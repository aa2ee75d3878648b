import type { Entry } from '../../model/activity/types.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import type { JoinView } from '../../ui/people/view.ts';
import { Words } from '../../ui/words.tsx';

interface EntriesProps {
  readonly entries: readonly Entry[];
  readonly t: JoinView['t'];
}

/** Renders the latest sign-ups, as many as the loader returned. */
export function Entries({ entries, t }: EntriesProps) {
  if (entries.length === 0) return null;
  return (
    <section>
      <h2 className="join-title">
        <Words k="activity.entries" t={t} />
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
