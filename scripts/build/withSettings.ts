import { findPolicy, findSettings, formatPolicyMeta, readPolicyFacts } from './policy.ts';
import { applyEdits, attributeOf, rawTextOf, scanTags, type Tag } from './scanTags.ts';

/**
 * Returns a page of the build with other settings of its deployment: their JSON, and the policy
 * that the build derives from them. Throws when the page has no settings or no policy.
 */
export function withSettings(html: string, changes: Readonly<Record<string, unknown>>): string {
  const tags = scanTags(html);
  const element = findSettings(tags);
  const policy = findPolicy(tags);
  if (!element || !policy) throw new Error('the page has no settings or no policy');
  const settings = { ...JSON.parse(rawTextOf(html, element)), ...changes };
  const meta = formatPolicyMeta({
    ...readPolicyFacts(html, tags),
    ...readHashes(policy),
    settings,
  });
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c');
  return applyEdits(html, [
    { start: policy.start, end: policy.end, text: meta },
    { start: element.end, end: element.textEnd, text: json },
  ]);
}

/** Returns the hashes of scripts and styles that the page's policy allows. */
function readHashes(policy: Tag) {
  const content = attributeOf(policy, 'content') ?? '';
  const hashesOf = (directive: string) =>
    new Set(new RegExp(`;${directive} [^;]*`).exec(content)?.[0].match(/'sha256-[^']+'/g));
  return { scripts: hashesOf('script-src'), styles: hashesOf('style-src') };
}
