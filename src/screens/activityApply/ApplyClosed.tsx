import { formatExactTime } from '../../i18n/formatTimestamp.ts';
import type { JoinMessageKey } from '../../i18n/translate.ts';
import type { ApplyState } from '../../model/activity/apply.ts';
import type { Activity } from '../../model/activity/detail.ts';
import { linkTo } from '../../routes.ts';
import type { JoinView } from '../../ui/community/communityView.ts';
import { Notice, NoticeLink } from '../../ui/Notice.tsx';

interface ApplyClosedProps {
  readonly activity: Activity;
  readonly state: Exclude<ApplyState, 'open'>;
  readonly view: JoinView;
}

const TITLES: Readonly<Record<ApplyClosedProps['state'], JoinMessageKey>> = {
  signedUp: 'apply.signed',
  notStarted: 'apply.notStarted',
  full: 'apply.full',
  signUpEnded: 'apply.signUpEnded',
  ended: 'apply.ended',
  inProgress: 'apply.inProgress',
};

/** Renders the reason and a link in place of a form that is not available. */
export function ApplyClosed({ activity, state, view }: ApplyClosedProps) {
  const { t, base } = view;
  const { id } = activity;
  const isSigned = state === 'signedUp';
  const href = isSigned
    ? linkTo('signupdetail', {}, base, { id })
    : linkTo('activityDetail', { id }, base);
  return (
    <Notice
      heading="h2"
      action={<NoticeLink href={href}>{t(isSigned ? 'apply.see' : 'apply.activity')}</NoticeLink>}
      text={formatExplanation(activity, state, view)}
      title={t(TITLES[state])}
    />
  );
}

/**
 * Returns the text below the title: an explanation, or the time at which sign-up opens or closed;
 * '' when that time is unknown.
 */
function formatExplanation(
  { takesSignUps, signUpFrom, signUpUntil, startsAt, endsAt }: Activity,
  state: ApplyClosedProps['state'],
  { t }: JoinView,
): string {
  const formatTimeMessage = (key: JoinMessageKey, timestamp: number | null) =>
    timestamp === null ? '' : t(key, { time: formatExactTime(timestamp, t) });
  switch (state) {
    case 'signedUp':
      return t('apply.signedHint');
    case 'full':
      return t('apply.fullHint');
    case 'notStarted':
      return formatTimeMessage('apply.opensAt', takesSignUps ? signUpFrom : startsAt);
    case 'ended':
      return formatTimeMessage('apply.endedAt', endsAt);
    default:
      return takesSignUps ? formatTimeMessage('apply.closedAt', signUpUntil) : t('apply.noSignUp');
  }
}
