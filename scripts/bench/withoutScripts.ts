import { hashCode } from '../build/builtCode.ts';
import { findPolicy, formatPolicyMeta, readPolicyFacts } from '../build/policy.ts';
import {
  applyEdits,
  attributeOf,
  type Edit,
  rawTextOf,
  scanTags,
  type Tag,
} from '../build/scanTags.ts';

/**
 * Removes all scripts and their preloads from a page and adapts its policy. This page is
 * the lower bound of paint times for the same content.
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
