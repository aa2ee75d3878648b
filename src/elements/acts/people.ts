import type { Act } from '../acts.ts';

/** Acts of the pages about people: one line in the table of all pages instead of one each. */
const ACTS: Readonly<Record<string, () => Promise<{ readonly act: Act }>>> = {
  form: () => import('./form.ts'),
  hit: () => import('./hit.ts'),
  deletePost: () => import('./deletePost.ts'),
  reportPost: () => import('./reportPost.ts'),
  satisfy: () => import('./satisfy.ts'),
};

export const act: Act = async (button, settings) => {
  const load = ACTS[button.dataset.act ?? ''];
  if (load) await (await load()).act(button, settings);
};
