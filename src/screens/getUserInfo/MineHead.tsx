import { ChevronRight } from 'lucide';
import type { Member } from '../../model/member/memberTypes.ts';
import { linkTo } from '../../routes.ts';
import { requestLogin } from '../../services/session/memberSession.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { MineView } from './mineView.ts';

interface MineHeadProps {
  readonly member: Member | null;
  readonly view: MineView;
}

/** Renders who is logged in, with a link to the profile; otherwise the way to log in. */
export function MineHead({ member, view }: MineHeadProps) {
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
