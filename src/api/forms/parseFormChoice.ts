import type { CallForm } from '../callPath.ts';
import { CALL_TABLE } from './callTable.ts';

/** Returns a form as settings and documents name it: `GET:liveComing`, without the host. */
export const formatForm = ({ path, method }: CallForm): string =>
  `${method.toUpperCase()}:${nameOf(path)}`;

/** Returns the pairs that `parseFormChoice` parses: `getLiveComing=GET:liveComing`. */
export const formatFormChoice = (chosen: Readonly<Record<string, CallForm>>): readonly string[] =>
  Object.entries(chosen).map(([path, form]) => `${nameOf(path)}=${formatForm(form)}`);

/** Returns a call as settings name it: the path of its first form, without the host. */
const nameOf = (path: string): string => path.slice(path.indexOf('/', 1) + 1);

/**
 * Parses `getLiveComing=GET:liveComing,event1=POST:amuc/api/event/event1` to the chosen form of each
 * call, by the path of its first form; null when a call or a form is unknown.
 */
export function parseFormChoice(text: string): Readonly<Record<string, CallForm>> | null {
  const chosen: Record<string, CallForm> = {};
  for (const pair of text.split(',')) {
    const [name, wanted] = pair.trim().split('=');
    const found = [...CALL_TABLE].find(
      ([path, { forms }]) =>
        nameOf(path) === name && forms.some((form) => formatForm(form) === wanted),
    );
    const form = found?.[1].forms.find((candidate) => formatForm(candidate) === wanted);
    if (!found || !form) return null;
    chosen[found[0]] = form;
  }
  return chosen;
}
