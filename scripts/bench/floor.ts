import { applyEdits, type Edit } from '../build/applyEdits.ts';
import { hashCode } from '../build/codeHash.ts';
import { findPolicy, formatPolicyMeta, readPolicyFacts } from '../build/policy.ts';
import { attributeOf, rawTextOf, scanTags, type Tag } from '../build/scanTags.ts';

/**
 * The page with every script taken out, and what only fetches scripts, under a policy
 * that allows what is left: the fastest that this very content can be
 * (architecture 11).
 */
export function withoutScripts(html: string): string {
  const tags = scanTags(html);
  const styles = tags.filter(({ name }) => name === 'style').map((tag) => rawTextOf(html, tag));
  const policy = formatPolicyMeta({
    ...readPolicyFacts(html, tags),
    scripts: new Set(),
    styles: new Set(styles.map(hashCode)),
  });
  const own = findPolicy(tags);
  const edits = tags.flatMap((tag): Edit[] => {
    const { start, elementEnd: end } = tag;
    if (tag === own) return [{ start, end, text: policy }];
    return tag.name === 'script' || isPreload(tag) ? [{ start, end, text: '' }] : [];
  });
  return applyEdits(html, edits);
}

const isPreload = (tag: Tag): boolean =>
  tag.name === 'link' && /^(?:module)?preload$/.test(attributeOf(tag, 'rel') ?? '');
