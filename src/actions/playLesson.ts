import { defineMediaHeaders } from '../elements/defineMediaHeaders.ts';
import type { Action } from './action.ts';

/**
 * Runs for a lesson that was tapped before `course-player` was defined: defines it and repeats
 * the tap, which the element then handles.
 */
export const action: Action = async (lesson) => {
  await defineMediaHeaders();
  lesson.click();
};
