import { settingsSchema } from '../../../src/settings/settingsSchema.ts';
import { listVariables } from '../../../src/settings/variables.ts';
import type { Settings } from '../../../src/settings.ts';
import { formatLearnedForms, plainLine } from '../bakeReport.ts';
import { groupBy } from '../groupBy.ts';
import { type CheckedOutcome, canPublish, type ServerCheck } from './checkServer.ts';
import type { MissingFields } from './watchReads.ts';

const WIDTH = 80;
const NAME_WIDTH = 24;
const INDENT = ' '.repeat(NAME_WIDTH);

/** Returns what `--check` prints: each call with what became of it, then whether a site can be published. */
export function formatCheck(check: ServerCheck, settings: Settings): string {
  const { calls } = check;
  const { apiUrl, siteId, appId } = settings;
  const sent = calls.filter(({ outcome }) => outcome.state !== 'unasked');
  const unsent = calls.filter(({ outcome }) => outcome.state === 'unasked');
  const needed = sent.filter(({ isNeeded }) => isNeeded);
  const others = sent.filter(({ isNeeded }) => !isNeeded);
  const forms = formatLearnedForms(check, settings);
  return [
    `${apiUrl}, site ${siteId}, app ${appId}`,
    ...formatGroup('Needed', needed.flatMap(formatCall)),
    ...formatGroup('Optional', others.flatMap(formatCall)),
    ...formatGroup('Not sent', formatUnsent(unsent)),
    ...formatSilentHosts(sent, settings),
    ...(forms === null ? [] : ['', ...wrap(forms)]),
    '',
    ...wrap(formatVerdict(check)),
  ].join('\n');
}

const formatGroup = (heading: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['', heading, ...lines];

/** Returns the calls that were not sent, together for each reason. */
function formatUnsent(calls: readonly CheckedOutcome[]): readonly string[] {
  const reasons = groupBy(calls, ({ outcome }) => ('why' in outcome ? outcome.why : ''));
  return [...reasons].flatMap(([why, some]) =>
    wrap(`${why}: ${some.map(({ name }) => name).join(', ')}`, '  ', '    '),
  );
}

/** Returns a line for each host that has answered none of its calls: its address may be wrong. */
function formatSilentHosts(
  calls: readonly CheckedOutcome[],
  settings: Settings,
): readonly string[] {
  const variables = listVariables(settingsSchema);
  const hosts = new Set(calls.map(({ host }) => host));
  const silent = [...hosts].filter(
    (host) => host && calls.every((call) => call.host !== host || isSilent(call)),
  );
  return silent.flatMap((host) => {
    const name = variables.find(({ key }) => key === host)?.name;
    const text = `${name}: no call was answered at ${host && settings[host]}. Is the address right?`;
    return ['', ...wrap(text)];
  });
}

const isSilent = ({ outcome: { state } }: CheckedOutcome): boolean =>
  state === 'missing' || state === 'failed';

function formatCall({ name, without, outcome }: CheckedOutcome): readonly string[] {
  const { state } = outcome;
  const lines = (text: string) => formatRow(name, plainLine(text));
  const loss = wrap(without, INDENT);
  switch (state) {
    case 'answered':
      return [...lines('answered'), ...formatMissing(outcome.missing)];
    case 'unusable':
      return [...lines(`answered, of no use: ${outcome.why}`), ...formatMissing(outcome.missing)];
    case 'none':
      return [...lines(`answered without data: ${outcome.why}`), ...loss];
    case 'missing':
      return [...lines('missing'), ...loss];
    case 'refused':
    case 'failed':
      return [...lines(`${state}: ${outcome.why}`), ...loss];
    case 'unasked':
      return [];
  }
}

const formatRow = (name: string, text: string): readonly string[] => {
  const label = `  ${name} `.padEnd(NAME_WIDTH);
  const [first = '', ...rest] = wrap(text, INDENT);
  return [`${label}${first.trimStart()}`, ...rest];
};

function formatMissing({ lacking, respelt }: MissingFields): readonly string[] {
  return [
    ...respelt.flatMap(({ sent, read }) =>
      wrap(plainLine(`${sent} is not read, ${read} is`), INDENT),
    ),
    ...lacking.flatMap(({ path, names }) =>
      wrap(`${path === '' ? '' : `${path} `}lacks ${names.join(', ')}`, INDENT),
    ),
  ];
}

function formatVerdict(check: ServerCheck): string {
  if (canPublish(check)) {
    return 'A site can be published. What an answer lacks is left out of pages (src/docs/wireFields.md).';
  }
  const wanting = check.calls.filter(
    ({ isNeeded, outcome }) => isNeeded && outcome.state !== 'answered',
  );
  const why = check.stopped ? `${plainLine(check.stopped)}.` : '';
  const names = wanting.map(({ name }) => name).join(', ');
  return `No site can be published: ${why || `${names} must be answered (src/docs/operate/gateway.md).`}`;
}

/** Breaks a text into lines of the terminal's width; a longer word has a line of its own. */
function wrap(text: string, indent = '', indentBelow = indent): readonly string[] {
  const lines: string[] = [];
  let line = indent;
  let isEmpty = true;
  for (const word of text.split(' ')) {
    if (!isEmpty && measure(line) + 1 + measure(word) > WIDTH) {
      lines.push(line);
      line = indentBelow;
      isEmpty = true;
    }
    line += isEmpty ? word : ` ${word}`;
    isEmpty = false;
  }
  return [...lines, line];
}

/** Returns the columns of a text in a terminal: a Chinese character has two. */
const measure = (text: string): number =>
  [...text].reduce((width, character) => width + (/[\u2e80-\uffef]/.test(character) ? 2 : 1), 0);
