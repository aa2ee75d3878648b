import type { Act } from '../acts.ts';
import { wireStages } from '../stages.ts';

/**
 * Runs for a lesson that was tapped before `course-player` was defined: defines it and repeats
 * the tap, which the element then handles.
 */
export const act: Act = async (lesson) => {
  await wireStages();
  lesson.click();
};
