import { getApplyMessageKey } from '../../i18n/applyStateMessage.ts';
import { decideApplyState } from '../../model/activity/apply.ts';
import type { Activity } from '../../model/activity/detail.ts';
import { linkTo } from '../../routes.ts';
import type { JoinView } from '../../ui/community/communityView.ts';
import { Message } from '../../ui/Message.tsx';

interface ApplyButtonProps {
  readonly activity: Activity;
  readonly view: Pick<JoinView, 't' | 'base' | 'now'>;
}

/**
 * Renders the one button of an activity, at the foot of its page. A baked page has neither the
 * reader nor the time: there it links to the sign-up until `elements/ApplyButtonElement.ts` has loaded the
 * session and the server's time.
 */
export function ApplyButton({ activity, view }: ApplyButtonProps) {
  const { t, base, now } = view;
  const { id, takesSignUps, url } = activity;
  const apply = linkTo('activityApply', { id }, base);
  const entry = linkTo('signupdetail', {}, base, { id });
  if (url !== '') {
    return (
      <apply-button data-id={id}>
        <div className="join-bar">
          <a className="join-fill" href={url}>
            <Message k="activity.outside" t={t} />
          </a>
        </div>
      </apply-button>
    );
  }
  const state = now === null ? 'open' : decideApplyState(activity, now);
  const href = { open: apply, signedUp: entry }[state as string];
  return (
    <apply-button
      data-apply={apply}
      data-entry={entry}
      data-facts={JSON.stringify(createElementFacts(activity))}
      data-fresh={now === null ? undefined : ''}
      data-id={id}
    >
      <div aria-live="polite" className="join-bar">
        <a
          aria-disabled={href ? undefined : true}
          className="join-fill"
          hidden={now === null && !takesSignUps}
          href={href}
          role={href ? undefined : 'link'}
        >
          <Message k={getApplyMessageKey(state, takesSignUps)} t={t} />
        </a>
      </div>
    </apply-button>
  );
}

/**
 * Returns the data on which the element decides; in a baked page it contains none of the reader.
 */
const createElementFacts = (activity: Activity) => ({
  takesSignUps: activity.takesSignUps,
  signUpFrom: activity.signUpFrom,
  signUpUntil: activity.signUpUntil,
  startsAt: activity.startsAt,
  endsAt: activity.endsAt,
  capacity: activity.capacity,
  participants: activity.participants,
  isSignedUp: activity.isSignedUp,
});
