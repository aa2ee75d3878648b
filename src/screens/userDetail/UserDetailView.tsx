import type { ReactNode } from 'react';
import type { PublicMember } from '../../model/people/types.ts';
import { formatDate } from '../../model/time.ts';
import { PersonHead } from '../../ui/people/PersonHead.tsx';
import type { PeopleView } from '../../ui/people/view.ts';
import { Words } from '../../ui/words.tsx';

interface UserDetailViewProps {
  readonly member: PublicMember;
  readonly view: PeopleView;
  readonly list: ReactNode;
}

/** Renders a reader's public profile and posts. */
export function UserDetailView({ member, view, list }: UserDetailViewProps) {
  const { name, icon, official, posts, praises, joinedAt } = member;
  const { t } = view;
  const since = joinedAt === null ? '' : formatDate(joinedAt, 'YYYY-MM-DD');
  return (
    <>
      <PersonHead
        action={official && <Words className="writer-mark" k="people.official" t={t} />}
        description=""
        duty={since && t('user.since', { date: since })}
        facts={[
          ['user.posts', posts],
          ['user.praises', praises],
        ]}
        icon={icon}
        name={name || t('comment.anonymous')}
        view={view}
      />
      {list}
    </>
  );
}
