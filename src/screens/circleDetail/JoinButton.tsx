import type { CommunityTranslate } from '../../i18n/translate.ts';
import type { FollowObject } from '../../model/outbox/targets.ts';
import { Message } from '../../ui/Message.tsx';

/** Type of circles in the calls that follow an object. */
const CIRCLE: FollowObject = 18;

interface JoinButtonProps {
  readonly id: string;
  readonly name: string;
  readonly t: CommunityTranslate;
}

/** Renders the button that joins a circle; pressed for its members (actions/toggleFollow.ts). */
export const JoinButton = ({ id, name, t }: JoinButtonProps) => (
  <button
    aria-pressed={false}
    className="follow tap"
    data-act="follow"
    data-id={id}
    data-type={CIRCLE}
    title={name}
    type="button"
  >
    <Message k="circle.join" t={t} />
  </button>
);
