import { formatExactTime } from '../../i18n/formatTimestamp.ts';
import type { Activity } from '../../model/activity/activityTypes.ts';
import { linkTo } from '../../routes.ts';
import type { JoinView } from '../../ui/community/communityView.ts';
import { formatTimeSpan } from '../join/formatTimeSpan.ts';

interface ApplyHeadProps {
  readonly activity: Activity;
  readonly view: JoinView;
}

/** Renders the activity's title, times, venue and deadline, and how many places are left. */
export function ApplyHead({ activity, view: { t, base } }: ApplyHeadProps) {
  const { id, title, startsAt, endsAt, place, signUpUntil, capacity, participants } = activity;
  const left = capacity === null ? null : Math.max(0, capacity - participants);
  const facts: readonly (readonly [string, string])[] = [
    [t('apply.times'), formatTimeSpan(startsAt, endsAt, t)],
    [t('apply.place'), place],
    [t('apply.until'), signUpUntil === null ? '' : formatExactTime(signUpUntil, t)],
  ];
  return (
    <header className="apply-head">
      <h1 className="apply-name">
        <a href={linkTo('activityDetail', { id }, base)}>{title}</a>
      </h1>
      <dl className="apply-facts">
        {facts.map(
          ([name, text]) =>
            text && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ),
        )}
      </dl>
      {left !== null && left > 0 && <p className="apply-left">{t('apply.left', { n: left })}</p>}
    </header>
  );
}
