import type { PeopleTranslate } from '../../i18n/translate.ts';
import type { FollowObject } from '../../model/outbox/targets.ts';
import { Words } from '../words.tsx';

/** Type of circles in the calls that follow an object. */
const CIRCLE: FollowObject = 18;

interface JoinButtonProps {
  readonly id: string;
  readonly name: string;
  readonly t: PeopleTranslate;
}

/** Renders the button that joins a circle; pressed for its members (elements/acts/follow.ts). */
export const JoinButton = ({ id, name, t }: JoinButtonProps) => (
  <button
    aria-pressed={false}
    className="follow"
    data-act="follow"
    data-id={id}
    data-type={CIRCLE}
    title={name}
    type="button"
  >
    <Words k="circle.join" t={t} />
  </button>
);
