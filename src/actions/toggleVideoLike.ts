import { toggleVideoLike } from '../state/videoLikes.ts';
import type { Action } from './action.ts';
import { findButtons, isPressed, setPressed } from './actionButtons.ts';
import { changeLikeCount } from './likeButtons.ts';
import { showButtonStates } from './showButtonStates.ts';

/** Likes the short video that a button names, or removes the like. */
export const action: Action = async (button, settings) => {
  const { video } = button.dataset;
  if (!video) return;
  const on = !isPressed(button);
  showButtonStates(settings);
  await toggleVideoLike(video, on, {
    show: (isLiked) => setPressed(findButtons('praiseVideo'), isLiked),
    count: changeLikeCount,
  });
};
