import { readPageArticle } from '../host/document/pageObject.ts';
import { getHost } from '../services/getHost.ts';
import { promptApp } from '../services/promptApp.ts';
import type { Action } from './action.ts';

/**
 * Rewards the page's article, which only the native app can: calls the app there, and prompts
 * for it elsewhere.
 */
export const action: Action = async (_, settings) => {
  const host = await getHost(settings);
  const answer = await host.rewardArticle(readPageArticle()?.id ?? '');
  if (answer === 'unavailable') await promptApp(settings);
};
