import type { Act } from '../acts.ts';
import { wireStages } from '../stages.ts';

/** A lesson that is tapped before its `course-player` hears taps: from then on it answers them. */
export const act: Act = async (lesson) => {
  await wireStages();
  lesson.click();
};
