import { praiseVideo as praise } from '../../stores/praiseVideo.ts';
import type { Act } from '../acts.ts';
import { countPraise } from '../praised.ts';
import { findButtons, isPressed, press } from './buttons.ts';
import { showDone } from './shown.ts';

/** Likes the short video that a button names, or takes it back. */
export const act: Act = async (button, settings) => {
  const { video } = button.dataset;
  if (!video) return;
  const on = !isPressed(button);
  const show = (pressed: boolean, step: 1 | -1) => {
    press(findButtons('praiseVideo'), pressed);
    countPraise(step);
  };
  show(on, on ? 1 : -1);
  showDone(settings);
  const { state } = await praise(video, on);
  if (state === 'refused') show(!on, on ? -1 : 1);
  // The server's count had it before.
  if (state === 'already') countPraise(on ? -1 : 1);
};
