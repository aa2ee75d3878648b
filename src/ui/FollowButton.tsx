import type { Translate } from '../i18n/translate.ts';
import type { FollowObject } from '../model/outbox/targets.ts';
import { Message } from './Message.tsx';

interface FollowButtonProps {
  readonly object: FollowObject;
  readonly id: string;
  /** Name of the followed object, because a page may have several of these buttons. */
  readonly name: string;
  readonly t: Translate;
}

/** Renders a button that follows a person or a column (actions/toggleFollow.ts). */
export function FollowButton({ object, id, name, t }: FollowButtonProps) {
  return (
    <button
      className="follow tap"
      data-act="follow"
      data-type={object}
      data-id={id}
      aria-pressed={false}
      title={name}
      type="button"
    >
      <Message t={t} k="reporter.follow" />
    </button>
  );
}
