import { requireMember } from '../../stores/session.ts';
import { toggle } from '../../stores/toggle.ts';
import type { Act } from '../acts.ts';
import { isPressed } from './buttons.ts';
import { readFollowed, showFollowed } from './followed.ts';
import { showDone } from './shown.ts';

/** Follows the object that the button names, or stops following it. */
export const act: Act = async (button, settings) => {
  const followed = readFollowed(button);
  if (!followed || !(await requireMember('write.followLogin'))) return;
  const cancel = isPressed(button);
  showDone(settings);
  await toggle({
    kind: 'follow',
    payload: { ...followed, cancel },
    show: (on) => showFollowed(followed, on),
  });
};
