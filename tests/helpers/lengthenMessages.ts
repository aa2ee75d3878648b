import type { Page, Route } from 'playwright/test';
import type { Locale } from '../../src/i18n/locales.ts';

/** Share by which every message grows. */
const GROWTH = 0.4;
/** At the end of every longer message; it has no width, and no other text contains it. */
export const MESSAGE_END = '\u2063';
/** Patterns and lists, which are no text themselves. */
const PATTERNS =
  /^(?:time\.(?:date|day|weekdays)|paper\.(?:weekdays|months|day|month)|live\.prefix|comment\.by)$/;

/**
 * Returns a message with 140 % of its length, in its own characters, so that lines break as in its
 * language. Placeholders stay as they are; plural forms grow each.
 */
function lengthenMessage(message: string): string {
  return message
    .split('|')
    .map((form) => `${form}${growth(form.replace(/\{\w+\}/g, ''))}${MESSAGE_END}`)
    .join('|');
}

function growth(visible: string): string {
  // In built code, characters such as no-break spaces are escapes, which must not be cut.
  const characters = Array.from(visible.replace(/\\(?:x..|u....|.)/g, ' '));
  const added = characters.slice(0, Math.ceil(characters.length * GROWTH)).join('');
  // Words end where they do in the message: German has no longer words than it has.
  return /\s/.test(visible.trim()) ? ` ${added}` : added;
}

/**
 * Makes all messages of a language longer in pages that are opened later: in the files of messages,
 * and in baked pages, which translate themselves as they do for a reader of another language.
 */
export async function lengthenMessages(page: Page, locale: Locale): Promise<void> {
  await page.context().grantPermissions(['local-network-access']);
  await page.route(/\/_astro\/(?:cn|en|de|fr|bo|showElderBar)\.[^/]+\.js$/, async (route) => {
    await replaceBody(route, (code) =>
      code
        .replace(/"([a-z]+\.\w+)":`([^`]*)`/g, (whole, key: string, message: string) =>
          PATTERNS.test(key) ? whole : `"${key}":\`${lengthenMessage(message)}\``,
        )
        .replace(
          /\b(cn|en|de|fr|bo):`([^`]*)`/g,
          (_, name: string, message: string) => `${name}:\`${lengthenMessage(message)}\``,
        ),
    );
  });
  await page.addInitScript((name) => sessionStorage.setItem('locale', name), locale);
  if (locale !== 'cn') return;
  // A baked page translates itself only into another language than its own.
  await page.route(
    (url) => url.pathname.endsWith('.html'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      await replaceBody(route, (html) => html.replace('data-locale="cn"', 'data-locale="en"'));
    },
  );
}

async function replaceBody(route: Route, replace: (body: string) => string): Promise<void> {
  const response = await route.fetch();
  // The body is not compressed any more.
  const { 'content-encoding': _, 'content-length': __, ...headers } = response.headers();
  await route.fulfill({
    status: response.status(),
    headers,
    body: replace(await response.text()),
  });
}
