import { readArticleMark } from '../../host/articleMark.ts';
import { openHost } from '../../stores/host.ts';
import { promptApp } from '../../stores/openApp.ts';
import type { Act } from '../acts.ts';

/**
 * Rewards the page's article, which only the native app can: calls the app there, and prompts
 * for it elsewhere.
 */
export const act: Act = async (_, settings) => {
  const host = await openHost(settings);
  const answer = await host.reward(readArticleMark()?.id ?? '');
  if (answer === 'unavailable') await promptApp(settings);
};
