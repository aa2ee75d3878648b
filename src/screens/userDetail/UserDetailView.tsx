import type { ReactNode } from 'react';
import type { PublicMember } from '../../model/community/member.ts';
import { formatDate } from '../../model/time.ts';
import type { CommunityView } from '../../ui/community/communityView.ts';
import { PersonHead } from '../../ui/community/PersonHead.tsx';
import { Message } from '../../ui/Message.tsx';

interface UserDetailViewProps {
  readonly member: PublicMember;
  readonly view: CommunityView;
  readonly list: ReactNode;
}

/** Renders a reader's public profile and posts. */
export function UserDetailView({ member, view, list }: UserDetailViewProps) {
  const { name, icon, official, posts, praises, joinedAt } = member;
  const { t } = view;
  const since = joinedAt === null ? '' : formatDate(joinedAt, t('time.date'));
  return (
    <>
      <PersonHead
        action={official && <Message className="writer-mark" k="people.official" t={t} />}
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
