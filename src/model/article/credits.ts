import * as read from '../read.ts';
import { parseLine } from '../text.ts';
import { field, parseEach, parseRecord, type Wire } from '../wire.ts';
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
    return read.filled(['name'], {
      name: read.line(young, 'name', 'userName'),
      cardNumber: read.text(young, 'cardNumber', 'cardNo', 'card'),
      school: read.line(young, 'school', 'schoolName'),
      className: read.line(young, 'className', 'class'),
    });
  });
}

/** Returns the reporters of the reporter card; `url` is the portrait (wire 6.7). */
export function parseReporters(value: unknown): readonly Reporter[] {
  return parseEach(value, (element) => {
    const reporter = parseRecord(element);
    return read.filled(['id', 'name'], {
      id: read.id(reporter, 'id'),
      name: read.line(reporter, 'name'),
      icon: read.image(reporter, 'url', 'icon'),
      duty: read.line(reporter, 'duty'),
      description: read.lines(reporter, 'description'),
      articleCount: read.count(reporter, 'articleCount', 'countArticle'),
      followerCount: read.count(reporter, 'followerCount', 'fansCount', 'rssCount'),
    });
  });
}
