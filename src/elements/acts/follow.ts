import { nameOfFollow } from '../../model/outbox/things.ts';
import { send } from '../../stores/outbox.ts';
import { requireMember } from '../../stores/session.ts';
import type { Act } from '../acts.ts';
import { isPressed } from './buttons.ts';
import { readFollowed, showFollowed } from './followed.ts';
import { toggle } from './toggle.ts';

/** Follows whom the button names, or no longer. */
export const act: Act = async (button) => {
  const followed = readFollowed(button);
  if (!followed || !(await requireMember('write.followLogin'))) return;
  const on = !isPressed(button);
  const show = (pressed: boolean) => showFollowed(followed, pressed);
  show(on);
  await toggle({
    kind: 'follow',
    id: nameOfFollow(followed),
    on,
    send: () => send('follow', { ...followed, cancel: !on }),
    show,
  });
};
