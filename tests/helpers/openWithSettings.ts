import type { Page } from 'playwright/test';
import { applyEdits } from '../../scripts/build/applyEdits.ts';
import {
  findPolicy,
  findSettings,
  formatPolicyMeta,
  readPolicyFacts,
} from '../../scripts/build/policy.ts';
import { attributeOf, rawTextOf, scanTags, type Tag } from '../../scripts/build/scanTags.ts';
import type { Settings } from '../../src/settings.ts';

/**
 * Opens a page with other settings of its deployment: replaces their JSON in the document, and
 * the content security policy that the build derives from them. Documents that are opened later
 * get the same settings.
 */
export async function openWithSettings(
  page: Page,
  address: string,
  changes: Partial<Settings>,
): Promise<void> {
  // A document from `route.fulfill` has no local address, so the local origin needs a permission.
  await page.context().grantPermissions(['local-network-access']);
  await page.route(
    (url) => url.pathname.endsWith('.html'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const html = await response.text();
      // The body is not compressed any more.
      const { 'content-encoding': _, 'content-length': __, ...headers } = response.headers();
      await route.fulfill({ status: response.status(), headers, body: change(html, changes) });
    },
  );
  await page.goto(address);
}

function change(html: string, changes: Partial<Settings>): string {
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
