import type { Translate } from '../i18n/translate.ts';
import type { FollowObject } from '../model/outbox/targets.ts';
import { Words } from './words.tsx';

interface FollowButtonProps {
  readonly object: FollowObject;
  readonly id: string;
  /** Whom: several such buttons may stand on one page. */
  readonly name: string;
  readonly t: Translate;
}

/** Follows a person or a column; pressed while followed (elements/acts/follow.ts). */
export function FollowButton({ object, id, name, t }: FollowButtonProps) {
  return (
    <button
      className="follow"
      data-act="follow"
      data-type={object}
      data-id={id}
      aria-pressed={false}
      title={name}
      type="button"
    >
      <Words t={t} k="reporter.follow" />
    </button>
  );
}
