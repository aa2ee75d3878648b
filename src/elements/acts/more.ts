import type { Act } from '../acts.ts';

/** Rare actions. The table of all pages has one line for this module instead of one for each. */
const ACTS: Readonly<Record<string, () => Promise<{ readonly act: Act }>>> = {
  reward: () => import('./reward.ts'),
  ask: () => import('./ask.ts'),
  download: () => import('./download.ts'),
  line: () => import('./line.ts'),
  tab: () => import('./tab.ts'),
  form: () => import('./form.ts'),
  hit: () => import('./hit.ts'),
  deletePost: () => import('./deletePost.ts'),
  reportPost: () => import('./reportPost.ts'),
  satisfy: () => import('./satisfy.ts'),
  cast: () => import('./cast.ts'),
  candidate: () => import('./candidate.ts'),
  lesson: () => import('./lesson.ts'),
};

export const act: Act = async (button, settings) => {
  const load = ACTS[button.dataset.act ?? ''];
  if (load) await (await load()).act(button, settings);
};
