import { readArticleMark } from '../../host/articleMark.ts';
import { openHost } from '../../stores/host.ts';
import { promptApp } from '../../stores/openApp.ts';
import type { Act } from '../acts.ts';

/** Rewarding is the app's: it is handed over inside, and prompted for everywhere else. */
export const act: Act = async (_, settings) => {
  const host = await openHost(settings);
  const answer = await host.reward(readArticleMark()?.id ?? '');
  if (answer === 'unavailable') await promptApp(settings);
};
