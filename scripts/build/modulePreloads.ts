import path from 'node:path';
import { ISLAND, ISLAND_DIRECTIVE, ISLAND_MODULES } from '../../src/host/islandMarkup.ts';
import type { ModuleFiles } from './moduleFiles.ts';
import { applyEdits, attributeOf, scanTags } from './scanTags.ts';

/** The modules that load messages, and the folders of their files, by the page's language. */
const MESSAGES = [
  ['i18n/loadTranslate.ts', 'messages'],
  ['i18n/actionMessages.ts', 'actions'],
  ['services/loadCommunityMessages.ts', 'community'],
  ['services/loadJoinMessages.ts', 'join'],
  ['services/loadBigVoteMessages.ts', 'bigVote'],
  ['services/loadSearchMessages.ts', 'search'],
] as const;

const ASSETS = '_astro/';

/** Returns the file of an address, which begins with the base. */
const findFile = (address: string): string => address.slice(address.indexOf(ASSETS));

/** The module that shows the content of a template without React. */
const CONTENT = 'host/templateContent.ts';

/**
 * Returns a template with links that request the modules of its content at once, and the messages of
 * its language: without them a browser learns of a module's imports when it has the module. Readers
 * of another language request theirs later.
 */
export function addModulePreloads(
  html: string,
  { listImports, findModule, needsModule }: ModuleFiles,
): string {
  const tags = scanTags(html);
  const entries = tags.flatMap((tag) => {
    if (tag.name === 'script' && attributeOf(tag, 'type') === 'module') {
      const address = attributeOf(tag, 'src') ?? '';
      return needsModule(findFile(address), CONTENT) ? address : [];
    }
    if (tag.name !== ISLAND || attributeOf(tag, ISLAND_DIRECTIVE) !== 'load') return [];
    return ISLAND_MODULES.flatMap((name) => attributeOf(tag, name) ?? []);
  });
  const body = tags.findIndex(({ name }) => name === 'body');
  const last = tags[body - 1];
  if (!last || entries.length === 0) return html;
  const base = entries[0]?.slice(0, entries[0].indexOf(ASSETS)) ?? '';
  const root = tags.find(({ name }) => name === 'html');
  const locale = root && attributeOf(root, 'data-locale');
  const own = entries.map(findFile);
  const isReact = tags.some(({ name }) => name === ISLAND);
  // Screens that React renders use the messages of actions, too; some load them on demand.
  const messages = MESSAGES.filter(
    ([module, folder]) =>
      (isReact && folder === 'actions') || own.some((file) => needsModule(file, module)),
  );
  const files = new Set([
    ...own.flatMap((file) => [file, ...listImports(file)]),
    ...messages.flatMap(([, folder]) => findModule(`i18n/${folder}/${locale}.ts`) ?? []),
  ]);
  const links = [...files].map(
    (file) => `<link rel="modulepreload" href="${path.posix.join(base, file)}">`,
  );
  // After the inline script that requests the data, which the page waits for longest.
  const at = last.elementEnd;
  return applyEdits(html, [{ start: at, end: at, text: links.join('') }]);
}
