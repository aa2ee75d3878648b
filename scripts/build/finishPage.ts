import {
  ISLAND,
  ISLAND_END,
  ISLAND_PROPS,
  UNREAD,
  UNREAD_IN_BAKED,
} from '../../src/host/islandMarkup.ts';
import { SPECULATION_RULES } from '../../src/model/speculationRules.ts';
import type { BuiltCode } from './builtCode.ts';
import { hashCode } from './builtCode.ts';
import { BY_WORDS, breakHeadings } from './headlineBreaks.ts';
import { createPictureSources } from './pictureSources.ts';
import { formatPolicyMeta, readPolicyFacts } from './policy.ts';
import {
  type Attribute,
  applyEdits,
  attributeOf,
  type Edit,
  rawTextOf,
  scanTags,
  type Tag,
} from './scanTags.ts';
import { keepUsedRules, readUsedNames } from './usedStyles.ts';

/** A baked page as it is written to its file. */
export interface FinishedPage {
  readonly html: string;
  /**
   * The first characters of scripts and styles that the build did not make. They stay in the page,
   * and its policy blocks them; the text remains readable.
   */
  readonly unknownCode: readonly string[];
}

/**
 * Returns a page of the build with its policy. It has no content yet, so all its code is from the
 * build.
 */
export const finishBuiltPage = (html: string): string => finishPage(html, null).html;

/**
 * Returns a baked page with only the CSS rules that it uses, without the island runtime, and with a
 * policy that allows only the code of the build that rendered it. A text of the CMS contains no comments. Throws
 * when the page has no `<meta charset>`, after which the policy is inserted. The lines of Chinese headings break
 * between words. Pictures get their widths where there is an image service.
 */
export const finishBakedPage = (
  html: string,
  code: BuiltCode,
  imageService?: string,
): FinishedPage => finishPage(html.replaceAll(ISLAND_END, ''), code, { imageService });

/**
 * Returns a template with baked content: with all its CSS rules and the island runtime, and with a
 * policy like that of a baked page. Throws as `finishBakedPage` does.
 */
export const finishTemplatePage = (html: string, code: BuiltCode): FinishedPage =>
  finishPage(html, code, { isTemplate: true });

/** Of the rules that pages add: the policy's keyword for such rules would allow any that content might add. */
const RULES_HASH = hashCode(SPECULATION_RULES);

/** How a script or style is treated: `allow` and `write` add it to the policy. */
type Treatment =
  | { readonly kind: 'keep' | 'deferred' | 'remove' | 'unknown' }
  | { readonly kind: 'allow' | 'write'; readonly text: string };

const KEEP: Treatment = { kind: 'keep' };
/**
 * Module scripts are requested after the page has loaded and the browser is idle
 * (src/boot/importDeferredModules.ts): a `type=module` script would compete for bandwidth with the first
 * paint.
 */
const DEFERRED_MODULE: Treatment = { kind: 'deferred' };

function finishPage(
  html: string,
  code: BuiltCode | null,
  {
    isTemplate = code === null,
    imageService,
  }: { readonly isTemplate?: boolean; readonly imageService?: string | undefined } = {},
): FinishedPage {
  const tags = scanTags(html);
  const names = isTemplate ? null : readUsedNames(tags);
  const hasOwnContent = findTemplateContent(tags) !== undefined;
  const readPicture = imageService ? createPictureSources(imageService) : null;
  const edits: Edit[] = [];
  const unknownCode: string[] = [];
  const allowed = { script: new Set([RULES_HASH]), style: new Set<string>() };
  if (names && breakHeadings(html, tags, edits)) names.add(`.${BY_WORDS}`);
  for (const tag of tags) {
    const { name, start, elementEnd: end } = tag;
    if (name !== 'script' && name !== 'style') {
      rewriteAttributes(tag, edits, isTemplate ? UNREAD : UNREAD_IN_BAKED);
      shortenTag(html, tag, edits);
      const sources = readPicture?.(tag);
      if (sources) edits.push(sources);
      continue;
    }
    const text = rawTextOf(html, tag);
    const treatment =
      name === 'script'
        ? decideScript(tag, text, code, { keepsRuntime: isTemplate, keepsModules: hasOwnContent })
        : decideStyle(text, code, names);
    if ('text' in treatment) allowed[name].add(hashCode(treatment.text));
    if (treatment.kind === 'write') {
      edits.push({ start, end, text: `<${name}>${treatment.text}</${name}>` });
    } else if (treatment.kind === 'remove') edits.push({ start, end, text: '' });
    else if (treatment.kind === 'deferred')
      edits.push({ start, end, text: formatDeferredModule(tag) });
    else rewriteAttributes(tag, edits, UNREAD);
    if (treatment.kind === 'unknown') unknownCode.push(html.slice(start, start + 80));
  }
  const charset = tags.find((tag) => attributeOf(tag, 'charset') !== undefined);
  if (charset?.name !== 'meta') throw new Error('the page has no <meta charset>');
  const policy = formatPolicyMeta({
    ...readPolicyFacts(html, tags),
    scripts: allowed.script,
    styles: allowed.style,
  });
  edits.push({ start: charset.end, end: charset.end, text: policy });
  return { html: applyEdits(html, edits), unknownCode };
}

/**
 * Returns the element that a template shows its content in without React
 * (src/layouts/ContentTemplate.astro): the module of such a page is requested at once.
 */
export const findTemplateContent = (tags: readonly Tag[]): Tag | undefined =>
  tags.find((tag) => attributeOf(tag, 'data-content') !== undefined);

/** Data blocks are not executed. */
const DATA = /^application\/(?:ld\+)?json$/;

function decideScript(
  tag: Tag,
  text: string,
  code: BuiltCode | null,
  { keepsRuntime, keepsModules }: { keepsRuntime: boolean; keepsModules: boolean },
): Treatment {
  const type = attributeOf(tag, 'type');
  const address = attributeOf(tag, 'src');
  if (type !== undefined && DATA.test(type)) return KEEP;
  if (address !== undefined) {
    if (code && !code.modules.has(address)) return { kind: 'unknown' };
    return type === 'module' && !keepsModules ? DEFERRED_MODULE : KEEP;
  }
  return decideInline(text, code, 'scripts', keepsRuntime);
}

function decideStyle(
  text: string,
  code: BuiltCode | null,
  names: ReadonlySet<string> | null,
): Treatment {
  const treatment = decideInline(text, code, 'styles', names === null);
  if (treatment.kind !== 'allow' || names === null) return treatment;
  return { kind: 'write', text: keepUsedRules(text, names) };
}

function decideInline(
  text: string,
  code: BuiltCode | null,
  kind: 'scripts' | 'styles',
  keepsRuntime: boolean,
): Treatment {
  if (text === '') return KEEP;
  const hash = hashCode(text);
  if (code === null || code[kind].has(hash)) return { kind: 'allow', text };
  // src/elements/hydration/islandRuntime.ts hydrates the islands of baked pages; base.css has their style.
  if (!code.islandRuntime.has(hash)) return { kind: 'unknown' };
  return keepsRuntime ? { kind: 'allow', text } : { kind: 'remove' };
}

const formatDeferredModule = (tag: Tag): string =>
  `<script type="defer" src="${attributeOf(tag, 'src')}"></script>`;

/** Attributes with JSON, which is shorter in single quotes. */
const JSON_ATTRIBUTES = new Set(['data-tv', ISLAND_PROPS]);

/**
 * Adds edits to the list instead of returning lists, because few of a page's many attributes are
 * rewritten.
 */
function rewriteAttributes(
  { name: tagName, attributes }: Tag,
  edits: Edit[],
  unread: readonly string[],
): void {
  for (const attribute of attributes) {
    const edit = rewriteAttribute(tagName, attribute, unread);
    if (edit) edits.push(edit);
  }
}

function rewriteAttribute(
  tagName: string,
  attribute: Attribute,
  unread: readonly string[],
): Edit | null {
  const { name, value, start, valueStart, end } = attribute;
  if (tagName === ISLAND && unread.includes(name)) {
    return { start: start - 1, end, text: '' };
  }
  // Escapes '<', which Astro leaves in values, so that programs that search pages with patterns
  // find no tag there.
  const isEscaped = !value.includes('<');
  const escaped = isEscaped ? value : value.replaceAll('<', '&lt;');
  if (JSON_ATTRIBUTES.has(name) && escaped.includes('&quot;') && !escaped.includes("'")) {
    const text = escaped.replaceAll('&quot;', '"');
    return { start: valueStart - 1, end, text: `'${text}'` };
  }
  return isEscaped ? null : { start: valueStart, end: valueStart + value.length, text: escaped };
}

/** Elements whose start tag may end in '/>', which means the same as '>'. */
const VOID = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);

/** Removes the slash that React writes after a quoted value. */
function shortenTag(html: string, { name, end }: Tag, edits: Edit[]): void {
  if (html[end - 2] !== '/' || !VOID.has(name) || html[end - 3] !== '"') return;
  edits.push({ start: end - 2, end: end - 1, text: '' });
}
