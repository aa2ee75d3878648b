import type { JoinKey } from '../../i18n/translate.ts';
import type { Activity, ApplyState } from '../../model/activity/types.ts';
import { linkTo } from '../../routes.ts';
import { Notice } from '../../ui/Notice.tsx';
import type { JoinView } from '../../ui/people/view.ts';
import { formatExact } from '../join/moments.ts';

interface ApplyClosedProps {
  readonly activity: Activity;
  readonly state: Exclude<ApplyState, 'open'>;
  readonly view: JoinView;
}

const TITLES: Readonly<Record<ApplyClosedProps['state'], JoinKey>> = {
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
  const way = isSigned
    ? linkTo('signupdetail', {}, base, { id })
    : linkTo('activityDetail', { id }, base);
  return (
    <Notice
      heading="h2"
      action={
        <a
          className="flex min-h-88 items-center rounded border px-48 text-30 text-accent"
          href={way}
        >
          {t(isSigned ? 'apply.see' : 'apply.activity')}
        </a>
      }
      text={explain(activity, state, view)}
      title={t(TITLES[state])}
    />
  );
}

/**
 * Returns the text below the title: an explanation, or the time at which sign-up opens or closed;
 * '' when that time is unknown.
 */
function explain(
  { takesSignUps, signUpFrom, signUpUntil, startsAt, endsAt }: Activity,
  state: ApplyClosedProps['state'],
  { t }: JoinView,
): string {
  const at = (key: JoinKey, moment: number | null) =>
    moment === null ? '' : t(key, { time: formatExact(moment) });
  switch (state) {
    case 'signedUp':
      return t('apply.signedHint');
    case 'full':
      return t('apply.fullHint');
    case 'notStarted':
      return at('apply.opensAt', takesSignUps ? signUpFrom : startsAt);
    case 'ended':
      return at('apply.endedAt', endsAt);
    default:
      return takesSignUps ? at('apply.closedAt', signUpUntil) : t('apply.noSignUp');
  }
}
