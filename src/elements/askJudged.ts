import { qaDetail } from '../api/calls/qa.ts';
import type { Settings } from '../settings.ts';
import { openClient } from '../stores/client.ts';
import { pageLocale } from '../stores/language.ts';
import { openPeopleWords } from '../stores/people/words.ts';
import { showJudged } from './judged.ts';

/**
 * Requests the asker's rating of an answer and shows it if there is one. Returns whether there
 * is one; false when the request fails.
 */
export async function askJudged(settings: Settings, id: string): Promise<boolean> {
  const answer = await qaDetail(openClient(settings), { id });
  const said = answer.ok ? answer.value.satisfaction : null;
  if (said === null) return false;
  showJudged(id, said, await openPeopleWords(pageLocale()));
  return true;
}
