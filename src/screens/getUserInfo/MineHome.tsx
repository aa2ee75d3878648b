import { useStore } from '@nanostores/react';
import {
  BookOpen,
  CalendarCheck,
  ChevronRight,
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
import { type ReactNode, useEffect, useState } from 'react';
import { readSettings } from '../../host/settings.ts';
import { LookChoices } from '../../islands/look/LookChoices.tsx';
import type { Member } from '../../model/member/memberTypes.ts';
import { linkTo } from '../../routes.ts';
import { requestLogin } from '../../services/session/memberSession.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { STAR_ICON } from '../../ui/starIcon.ts';
import { aboutUs, loadAbout } from '../aboutUs/aboutUs.state.ts';
import { LEGAL_MESSAGE_KEYS } from '../aboutUs/legalMessageKeys.ts';
import { listGuestSignUps } from './guestSignUps.state.ts';
import { LogoutButton } from './LogoutButton.tsx';
import { $memberScore, loadMemberInfo, loadMemberScore } from './memberInfo.state.ts';
import { MINE_PARTS, type MinePartName, type MineView } from './mineParts.ts';

interface MineHomeProps {
  /** Null for a reader who is not logged in. */
  readonly member: Member | null;
  readonly view: MineView;
}

/** Renders the page that lists what belongs to the reader; every row leads to something. */
export function MineHome({ member, view }: MineHomeProps) {
  const { base, t } = view;
  const uid = member?.uid;
  const [hasGuestSignUps] = useState(() => listGuestSignUps().length > 0);
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
        {(member || hasGuestSignUps) && <PartRow icon={CalendarCheck} part="signUps" view={view} />}
        {member && (
          <>
            <PartRow icon={MessageCircle} part="comments" view={view} />
            <PartRow icon={MessageCircleQuestion} part="questions" view={view} />
            <MineRow
              href={linkTo('userDetail', { id: member.userId }, base)}
              icon={MessagesSquare}
              text={t('mine.posts')}
            />
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

/** A lucide icon, which is plain data. */
type RowIcon = typeof ChevronRight;

interface MineRowProps {
  readonly icon: RowIcon;
  readonly href: string;
  readonly text: string;
  /** A short value at the end of the row, such as the points. */
  readonly value?: ReactNode;
}

/** Renders a row that leads to a page. */
const MineRow = ({ icon, href, text, value }: MineRowProps) => (
  <li>
    <a className="mine-row" href={href}>
      <Icon className="mine-icon" icon={icon} />
      <span className="min-w-0 flex-1">{text}</span>
      {value !== undefined && <span className="text-28 tabular-nums text-ink-2">{value}</span>}
      <Icon className="h-32 w-32 shrink-0 text-ink-3" icon={ChevronRight} />
    </a>
  </li>
);

interface MineSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Renders rows below their title. */
const MineSection = ({ title, children }: MineSectionProps) => (
  <section className="mine-section">
    <h2 className="mine-section-title">{title}</h2>
    <ul>{children}</ul>
  </section>
);

/** Renders who is logged in, with a link to the profile; otherwise the way to log in. */
function MineHead({ member, view }: MineHomeProps) {
  const { base, t } = view;
  if (!member)
    return (
      <header className="pb-16 pt-40">
        <h1 className="text-38 font-semibold">{t('mine.title')}</h1>
        <p className="mt-12 text-28 text-ink-2">{t('mine.loginHint')}</p>
        <button
          className="main-button mt-28"
          onClick={() => void requestLogin('member.login')}
          type="button"
        >
          {t('login.title')}
        </button>
      </header>
    );
  const name = member.nickname || t('member.reader');
  return (
    <header>
      <a
        className="flex items-center gap-24 pb-24 pt-40"
        href={linkTo('getUserInfo', {}, base, { part: 'profile' })}
      >
        <Avatar name={name} size="large" src={member.icon} />
        <span className="min-w-0 flex-1">
          <h1 className="truncate text-38 font-semibold">{name}</h1>
          <span className="text-28 text-ink-2">{t('mine.profile')}</span>
        </span>
        <Icon className="h-32 w-32 shrink-0 text-ink-3" icon={ChevronRight} />
      </a>
    </header>
  );
}
