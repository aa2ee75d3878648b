import { useStore } from '@nanostores/react';
import {
  BookOpen,
  CalendarCheck,
  Coins,
  FilePen,
  Gift,
  History,
  Info,
  Megaphone,
  MessageCircle,
  MessageCircleQuestion,
  MessagesSquare,
  ScrollText,
  UserCheck,
  WifiOff,
} from 'lucide';
import { useEffect } from 'react';
import { readSettings } from '../../host/settings.ts';
import { LookChoices } from '../../islands/look/LookChoices.tsx';
import type { Member } from '../../model/member/memberTypes.ts';
import { linkTo } from '../../routes.ts';
import { STAR_ICON } from '../../ui/starIcon.ts';
import { aboutUs, loadAbout } from '../aboutUs/aboutUs.state.ts';
import { LEGAL_MESSAGE_KEYS } from '../aboutUs/legalMessageKeys.ts';
import { LogoutButton } from './LogoutButton.tsx';
import { MineHead } from './MineHead.tsx';
import { MineRow, MineSection, type RowIcon } from './MineRow.tsx';
import { $memberScore, loadMemberInfo, loadMemberScore } from './memberInfo.state.ts';
import { MINE_PARTS, type MinePartName } from './mineParts.ts';
import type { MineView } from './mineView.ts';

interface MineHomeProps {
  /** Null for a reader who is not logged in. */
  readonly member: Member | null;
  readonly view: MineView;
}

/** Renders the page that lists what belongs to the reader; every row leads to something. */
export function MineHome({ member, view }: MineHomeProps) {
  const { base, t } = view;
  const uid = member?.uid;
  // The session gets the name and the portrait that the member has now, and so does the native app.
  useEffect(() => {
    if (uid) void loadMemberInfo(readSettings());
  }, [uid]);
  return (
    <>
      <MineHead member={member} view={view} />
      <MineSection title={t('mine.reading')}>
        <PartRow icon={STAR_ICON} part="favourites" view={view} />
        <PartRow icon={History} part="history" view={view} />
        <PartRow icon={WifiOff} part="offline" view={view} />
        {member && <PartRow icon={UserCheck} part="follows" view={view} />}
      </MineSection>
      <MineSection title={t('mine.joined')}>
        {member && (
          <>
            <PartRow icon={MessageCircle} part="comments" view={view} />
            <PartRow icon={MessageCircleQuestion} part="questions" view={view} />
            <MineRow
              href={linkTo('userDetail', { id: member.userId }, base)}
              icon={MessagesSquare}
              text={t('mine.posts')}
            />
            <PartRow icon={CalendarCheck} part="signUps" view={view} />
            <MineRow
              href={linkTo('inputArticleDetail', {}, base)}
              icon={FilePen}
              text={t('mine.contributions')}
            />
          </>
        )}
        <MineRow href={linkTo('tipoffDetail', {}, base)} icon={Megaphone} text={t('mine.tips')} />
      </MineSection>
      {member && <EarnedSection uid={member.uid} view={view} />}
      <section className="mine-section">
        <h2 className="mine-section-title">{t('look.title')}</h2>
        <LookChoices t={t} />
      </section>
      <AboutSection view={view} />
      {member && <LogoutButton t={t} />}
    </>
  );
}

interface PartRowProps {
  readonly icon: RowIcon;
  readonly part: MinePartName;
  readonly view: MineView;
}

const PartRow = ({ icon, part, view: { base, t } }: PartRowProps) => (
  <MineRow
    href={linkTo('getUserInfo', {}, base, { part })}
    icon={icon}
    text={t(MINE_PARTS[part].title)}
  />
);

/** Renders points and invitations; the number of points where the server sends it. */
function EarnedSection({ uid, view: { base, t } }: { uid: string; view: MineView }) {
  const score = useStore($memberScore);
  useEffect(() => void loadMemberScore(readSettings(), uid), [uid]);
  return (
    <MineSection title={t('mine.earned')}>
      <MineRow
        href={linkTo('integralShop', {}, base)}
        icon={Coins}
        text={t('member.score')}
        value={score ?? undefined}
      />
      <MineRow href={linkTo('invite', {}, base)} icon={Gift} text={t('mine.invitations')} />
    </MineSection>
  );
}

/** Renders the page about the site and the legal texts that the site has. */
function AboutSection({ view: { base, t } }: { readonly view: MineView }) {
  const about = useStore(aboutUs.$page);
  useEffect(() => void aboutUs.load(readSettings(), loadAbout), []);
  const legal = about.state === 'ready' ? about.value.legal : [];
  return (
    <MineSection title={t('mine.more')}>
      <MineRow href={linkTo('aboutUs', {}, base)} icon={Info} text={t('about.name')} />
      {legal.map(({ kind, url }) => (
        <MineRow
          key={kind}
          href={url || linkTo('aboutUs', {}, base, { type: kind })}
          icon={kind === 'terms' ? ScrollText : BookOpen}
          text={t(LEGAL_MESSAGE_KEYS[kind])}
        />
      ))}
    </MineSection>
  );
}
