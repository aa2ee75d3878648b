import { toggleVideoLike } from '../../stores/likeVideo.ts';
import type { Act } from '../acts.ts';
import { countPraise } from '../praised.ts';
import { findButtons, isPressed, press } from './buttons.ts';
import { showDone } from './shown.ts';

/** Likes the short video that a button names, or removes the like. */
export const act: Act = async (button, settings) => {
  const { video } = button.dataset;
  if (!video) return;
  const on = !isPressed(button);
  showDone(settings);
  await toggleVideoLike(video, on, {
    show: (isLiked) => press(findButtons('praiseVideo'), isLiked),
    count: countPraise,
  });
};
