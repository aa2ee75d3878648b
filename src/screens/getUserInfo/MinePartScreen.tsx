import type { Member } from '../../model/member/memberTypes.ts';
import { requestLogin } from '../../services/session/memberSession.ts';
import { Notice, NoticeButton } from '../../ui/Notice.tsx';
import { FavouritesPart } from './FavouritesPart.tsx';
import { FollowsPart } from './FollowsPart.tsx';
import { HistoryPart } from './HistoryPart.tsx';
import { MINE_PARTS, type MinePartName, type MineView } from './mineParts.ts';
import { OfflinePart } from './OfflinePart.tsx';
import { ProfilePart } from './ProfilePart.tsx';
import { SentWritingsPart } from './SentWritingsPart.tsx';
import { SignUpsPart } from './SignUpsPart.tsx';

interface MinePartScreenProps {
  readonly part: MinePartName;
  readonly member: Member | null;
  /** Label of skeletons. */
  readonly loading: string;
  readonly view: MineView;
}

/** Renders one part of the page below its title; what only members have asks others to log in. */
export function MinePartScreen({ part, member, loading, view }: MinePartScreenProps) {
  const { t } = view;
  const { title, isOfMember } = MINE_PARTS[part];
  return (
    <>
      <h1 className="pb-16 pt-28 text-38 font-semibold">{t(title)}</h1>
      {isOfMember && member === null ? (
        <LoginPrompt view={view} />
      ) : (
        <PartContent loading={loading} member={member} part={part} view={view} />
      )}
    </>
  );
}

function PartContent({ part, member, loading, view }: MinePartScreenProps) {
  if (part === 'favourites')
    return <FavouritesPart loading={loading} uid={member?.uid ?? null} view={view} />;
  if (part === 'history') return <HistoryPart view={view} />;
  if (part === 'offline') return <OfflinePart view={view} />;
  if (part === 'signUps')
    return (
      <SignUpsPart
        loading={loading}
        prompt={<LoginPrompt view={view} />}
        uid={member?.uid ?? null}
        view={view}
      />
    );
  if (member === null) return null;
  switch (part) {
    case 'comments':
      return (
        <SentWritingsPart
          kind="sentComments"
          none={view.t('mine.noComments')}
          uid={member.uid}
          view={view}
        />
      );
    case 'questions':
      return (
        <SentWritingsPart
          kind="sentQuestions"
          none={view.t('mine.noQuestions')}
          uid={member.uid}
          view={view}
        />
      );
    case 'follows':
      return <FollowsPart loading={loading} uid={member.uid} view={view} />;
    case 'profile':
      return <ProfilePart loading={loading} member={member} t={view.t} />;
  }
}

const LoginPrompt = ({ view: { t } }: { readonly view: MineView }) => (
  <Notice
    action={
      <NoticeButton onClick={() => void requestLogin('member.login')}>
        {t('login.title')}
      </NoticeButton>
    }
    heading="h2"
    title={t('mine.loginFor')}
  />
);
