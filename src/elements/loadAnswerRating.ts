import { qaDetail } from '../api/calls/qa.ts';
import { loadCommunityMessages } from '../services/loadCommunityMessages.ts';
import { readPageLocale } from '../services/loadMessages.ts';
import { getClient } from '../services/pageClient.ts';
import type { Settings } from '../settings.ts';
import { showAnswerRating } from './showAnswerRating.ts';

/**
 * Requests the asker's rating of an answer and shows it if there is one. Returns whether there
 * is one; false when the request fails.
 */
export async function loadAnswerRating(settings: Settings, id: string): Promise<boolean> {
  const answer = await qaDetail(getClient(settings), { id });
  const rating = answer.ok ? answer.value.satisfaction : null;
  if (rating === null) return false;
  showAnswerRating(id, rating, await loadCommunityMessages(readPageLocale()));
  return true;
}
