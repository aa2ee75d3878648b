import { filterImageLink } from '../link.ts';
import { parseLine, parseLines } from '../text.ts';
import {
  field,
  parseCount,
  parseEach,
  parseId,
  parseRecord,
  parseText,
  type Wire,
} from '../wire.ts';
import type { Credit, CreditRole, Reporter, YoungReporter } from './articleTypes.ts';

/**
 * Roles in display order with their keys on the wire (wire 6.4; misspelt keys are the
 * real ones). Keys of one group are alternative spellings: the first one with names is used.
 * Names of several groups are joined. A role without a known key is read from a key of its own
 * name.
 */
const ROLES = [
  ['author', ['author', 'arthorName'], ['collaborator']],
  ['reporter', ['reporter']],
  ['correspondent', ['correspondent']],
  ['intern', ['intern']],
  ['photographer', ['cameraman', 'picauthor'], ['videoauthor']],
  ['graphicDesigner', ['drawer']],
  ['planner', ['planner']],
  ['coordinator', ['overallPlanning']],
  ['editor', ['editor', 'edittername']],
  ['executiveEditor', ['liability', 'executiveEditor']],
  ['layout', ['layoutEditor', 'layout']],
  ['proofreader', ['proofreader']],
  ['supervisor', ['supervisor', 'checker']],
  ['lastChecker', ['lastChecker']],
  ['approver', ['approver']],
  ['director', ['director']],
  ['source', ['source']],
] as const satisfies readonly (readonly [CreditRole, ...(readonly string[])[]])[];

export function parseCredits(wire: Wire): readonly Credit[] {
  return ROLES.flatMap(([role, ...groups]) => {
    const names = groups
      .map((keys) => keys.map((key) => parseLine(wire[key])).find((text) => isNames(role, text)))
      .filter(
        (text, index, all): text is string => text !== undefined && all.indexOf(text) === index,
      );
    return names.length === 0 ? [] : [{ role, names: names.join('、') }];
  });
}

/** In newspaper articles `layout` is the number of the page ("01"), not a name. */
function isNames(role: CreditRole, text: string): boolean {
  return text !== '' && !(role === 'layout' && /^[a-z]?\d+$/i.test(text));
}

/**
 * Returns the young reporters. No real answer with them is known, so several spellings are
 * accepted.
 */
export function parseYoungReporters(wire: Wire): readonly YoungReporter[] {
  return parseEach(field(wire, 'youngReporters', 'youngReporter'), (value) => {
    const young = parseRecord(value);
    const name = parseLine(field(young, 'name', 'userName'));
    if (name === '') return null;
    return {
      name,
      cardNumber: parseText(field(young, 'cardNumber', 'cardNo', 'card')),
      school: parseLine(field(young, 'school', 'schoolName')),
      className: parseLine(field(young, 'className', 'class')),
    };
  });
}

/** Returns the reporters of the reporter card; `url` is the portrait (wire 6.7). */
export function parseReporters(value: unknown): readonly Reporter[] {
  return parseEach(value, (element) => {
    const reporter = parseRecord(element);
    const id = parseId(field(reporter, 'id'));
    const name = parseLine(field(reporter, 'name'));
    if (id === '' || name === '') return null;
    return {
      id,
      name,
      icon: filterImageLink(field(reporter, 'url', 'icon')),
      duty: parseLine(field(reporter, 'duty')),
      description: parseLines(field(reporter, 'description')),
      articleCount: parseCount(field(reporter, 'articleCount', 'countArticle')),
      followerCount: parseCount(field(reporter, 'followerCount', 'fansCount', 'rssCount')),
    };
  });
}
