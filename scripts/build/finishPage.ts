import { applyEdits, type Edit } from './applyEdits.ts';
import type { BuiltCode } from './builtCode.ts';
import { hashCode } from './codeHash.ts';
import { formatPolicyMeta, readPolicyFacts } from './policy.ts';
import { attributeOf, rawTextOf, scanTags, type Tag } from './scanTags.ts';
import { keepUsedRules, readUsedNames } from './usedStyles.ts';

/** A baked page as it is written to its file. */
export interface FinishedPage {
  readonly html: string;
  /**
   * The beginnings of scripts and styles that the build did not make. The page keeps them and
   * its policy blocks them, so that readers have the text.
   */
  readonly unknownCode: readonly string[];
}

/** Returns a page of the build with its policy. It has no content yet: all its code is built. */
export const finishBuiltPage = (html: string): string => finishPage(html, null).html;

/**
 * Returns a baked page with the rules that it uses, without the island runtime, and with a
 * policy that allows the code of the build that rendered it and no other. Throws when the
 * page has no `<meta charset>`, which the policy follows.
 */
export const finishBakedPage = (html: string, code: BuiltCode): FinishedPage =>
  finishPage(html, code);

/** What happens to a script or style: `allow` and `write` put it into the policy. */
type Treatment =
  | { readonly kind: 'keep' | 'late' | 'remove' | 'unknown' }
  | { readonly kind: 'allow' | 'write'; readonly text: string };

const KEEP: Treatment = { kind: 'keep' };
/**
 * Module scripts are requested when the page has loaded and the browser is idle
 * (src/elements/lateModules.ts): a `type=module` script would share the line with the first paint.
 */
const LATE_MODULE: Treatment = { kind: 'late' };

function finishPage(html: string, code: BuiltCode | null): FinishedPage {
  const tags = scanTags(html);
  const names = code ? readUsedNames(tags) : null;
  const edits: Edit[] = [];
  const unknownCode: string[] = [];
  const allowed = { script: new Set<string>(), style: new Set<string>() };
  for (const tag of tags) {
    const { name, start, elementEnd: end } = tag;
    if (name !== 'script' && name !== 'style') {
      edits.push(...escapeAttributes(tag));
      continue;
    }
    const text = rawTextOf(html, tag);
    const treatment =
      name === 'script' ? decideScript(tag, text, code) : decideStyle(text, code, names);
    if ('text' in treatment) allowed[name].add(hashCode(treatment.text));
    if (treatment.kind === 'write') {
      edits.push({ start, end, text: `<${name}>${treatment.text}</${name}>` });
    } else if (treatment.kind === 'remove') edits.push({ start, end, text: '' });
    else if (treatment.kind === 'late') edits.push({ start, end, text: formatLateModule(tag) });
    else edits.push(...escapeAttributes(tag));
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

/** Blocks of data do not run. */
const DATA = /^application\/(?:ld\+)?json$/;

function decideScript(tag: Tag, text: string, code: BuiltCode | null): Treatment {
  const type = attributeOf(tag, 'type');
  const address = attributeOf(tag, 'src');
  if (type !== undefined && DATA.test(type)) return KEEP;
  if (address !== undefined) {
    if (code && !code.modules.has(address)) return { kind: 'unknown' };
    return type === 'module' ? LATE_MODULE : KEEP;
  }
  return decideInline(text, code, 'scripts');
}

function decideStyle(
  text: string,
  code: BuiltCode | null,
  names: ReadonlySet<string> | null,
): Treatment {
  const treatment = decideInline(text, code, 'styles');
  if (treatment.kind !== 'allow' || names === null) return treatment;
  return { kind: 'write', text: keepUsedRules(text, names) };
}

function decideInline(text: string, code: BuiltCode | null, kind: 'scripts' | 'styles'): Treatment {
  if (text === '') return KEEP;
  const hash = hashCode(text);
  if (code === null || code[kind].has(hash)) return { kind: 'allow', text };
  // Islands of baked pages start from src/elements/islands.ts; base.css has their style.
  return { kind: code.islandRuntime.has(hash) ? 'remove' : 'unknown' };
}

const formatLateModule = (tag: Tag): string =>
  `<script type="late" src="${attributeOf(tag, 'src')}"></script>`;

/** Programs that read pages by patterns find no tag in a value: Astro leaves '<' as it is. */
const escapeAttributes = (tag: Tag): readonly Edit[] =>
  tag.attributes.flatMap(({ value, valueStart }) =>
    value.includes('<')
      ? [
          {
            start: valueStart,
            end: valueStart + value.length,
            text: value.replaceAll('<', '&lt;'),
          },
        ]
      : [],
  );
