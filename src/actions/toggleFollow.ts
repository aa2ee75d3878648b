import { saveFollowName } from '../services/followNames.ts';
import { toggle } from '../services/outbox/toggle.ts';
import { requireMember } from '../services/session/memberSession.ts';
import type { Action } from './action.ts';
import { isPressed } from './actionButtons.ts';
import { readFollowTarget, showFollowState } from './followButtons.ts';
import { showButtonStates } from './showButtonStates.ts';

/** Follows the object that the button names, or stops following it. */
export const action: Action = async (button, settings) => {
  const followed = readFollowTarget(button);
  if (!followed || !(await requireMember('write.followLogin'))) return;
  const cancel = isPressed(button);
  showButtonStates(settings);
  // The page "mine" lists what is followed, and not every server can.
  if (!cancel && button.title) saveFollowName({ ...followed, name: button.title });
  await toggle({
    kind: 'follow',
    payload: { ...followed, cancel },
    show: (on) => showFollowState(followed, on),
  });
};
