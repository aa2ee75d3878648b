import { createHash } from 'node:crypto';
import type { Answer } from '../../../src/api/client.ts';
import type { ApiCall } from '../../../src/api/request.ts';
import type { Settings } from '../../../src/settings.ts';

/** The answers that a page was made from, by `answerKey`; a refusal is an answer. */
export type PageAnswers = Readonly<Record<string, Answer>>;

/** What the store remembers of the content of a page. */
export interface PageContent {
  /** `hashSource` of the settings that the answers were requested with. */
  readonly source: string;
  readonly answers: PageAnswers;
}

/** Returns what tells the calls of a page apart. */
export const answerKey = ({ path, params }: ApiCall): string => JSON.stringify([path, params]);

/** Returns the call of an `answerKey`. */
export function parseAnswerKey(key: string): Pick<ApiCall, 'path' | 'params'> {
  const [path, params] = JSON.parse(key);
  return { path, params };
}

/** Returns a hash of the settings, which name the servers and the site that calls ask for. */
export const hashSource = (settings: Settings): string =>
  createHash('sha256').update(JSON.stringify(settings)).digest('base64url');
