import type { Page } from 'playwright/test';
import { cn as messages } from '../../src/i18n/messages/cn.ts';
import { fr } from '../../src/i18n/messages/fr.ts';
import { cn } from '../../src/i18n/mine/cn.ts';
import { actionMessages } from '../helpers/actionMessages.ts';
import { findViolations } from '../helpers/axe.ts';
import { expect, test } from '../helpers/browser.ts';
import { HOOK } from '../helpers/locators.ts';
import { waitUntilStarted } from '../helpers/pageHelpers.ts';

/** The sheet "Aa" of an article: text size, theme and language (product 2.16). */
const ARTICLE = 'newsDetail/12/345.html';

const button = (page: Page) => page.getByRole('button', { name: messages['bar.look'] });
const choices = (page: Page) => page.getByRole('dialog', { name: cn['look.title'] });
const choose = async (page: Page, name: string): Promise<void> => {
  await choices(page).locator('label').filter({ hasText: name }).click();
  await expect(choices(page).getByRole('radio', { name, exact: true })).toBeChecked();
};
const sizeOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
const readBarColors = (page: Page) =>
  page
    .locator('meta[name=theme-color]')
    .evaluateAll((metas) => metas.map((meta) => (meta as HTMLMetaElement).content));

test('a choice of text size, theme or language changes the article behind the sheet, and stays', async ({
  page,
}) => {
  await page.goto(ARTICLE);
  const bodyText = `${HOOK.articleBody} p`;
  const usual = { title: await sizeOf(page, 'h1'), text: await sizeOf(page, bodyText) };
  await button(page).click();
  await choose(page, cn['look.largest']);
  // The design has the text of an article in 36 of its pixels; the largest choice is 60.
  expect(await sizeOf(page, bodyText)).toBeCloseTo((usual.text * 60) / 36, 1);
  expect(await sizeOf(page, 'h1')).toBeCloseTo((usual.title * 60) / 36, 1);
  await choose(page, cn['look.sepia']);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'sepia');
  await expect.poll(() => readBarColors(page)).toEqual(['#f7f0e1', '#f7f0e1']);
  // Every text is readable in this theme, too.
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(choices(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();

  // A link with another language does not prevent the choice of one.
  await page.goto(`${ARTICLE}?lang=cn`);
  expect(await sizeOf(page, bodyText)).toBeCloseTo((usual.text * 60) / 36, 1);
  await expect.poll(() => readBarColors(page)).toEqual(['#f7f0e1', '#f7f0e1']);
  await button(page).click();
  await expect(choices(page).getByRole('radio', { name: cn['look.sepia'] })).toBeChecked();
  await choose(page, cn['look.system']);
  await expect.poll(() => readBarColors(page)).toEqual(['#fff', '#141414']);
  await choices(page).getByLabel(cn['look.language']).selectOption('en');
  await expect(page.locator(`${HOOK.bottomBar} [data-t="bar.fav"]`)).toHaveText('Save');
});

test('Back closes a sheet that was opened while the one before was closing', {
  tag: '@sweep',
}, async ({ page }) => {
  await page.goto(ARTICLE);
  await button(page).click();
  const close = choices(page).getByRole('button', { name: actionMessages.cn['sheet.close'] });
  await expect(close).toBeVisible();
  // In one task: the step back in the history that belongs to the first is still under way.
  await close.evaluate((first: HTMLElement) => {
    first.click();
    document.querySelector<HTMLElement>('[data-act=look]')?.click();
  });
  await expect.poll(() => page.evaluate(() => history.state?.sheet)).toBe(1);
  await expect(choices(page)).toBeVisible();
  await page.goBack();
  await expect(choices(page)).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${ARTICLE}$`));
});

test.describe('a browser in another language of the interface', () => {
  test.use({ locale: 'fr-CA' });
  const offer = (page: Page) => page.getByRole('button', { name: 'Français', exact: true });

  test('is offered it by its own name until the reader takes it', async ({ page }) => {
    await page.goto(ARTICLE);
    await offer(page).tap();
    const account = page.getByRole('link', { name: fr['page.account'] });
    await expect(page.getByRole('button', { name: fr['bar.look'] })).toBeVisible();
    await page.goto('home.html');
    await expect(account).toBeVisible();
    await waitUntilStarted(page);
    await expect(offer(page)).toHaveCount(0);
  });

  test('is offered it until the reader closes the offer, and not by a link in a language', async ({
    page,
  }) => {
    await page.goto(ARTICLE);
    await expect(offer(page)).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: actionMessages.cn['sheet.close'], exact: true }).tap();
    const stored = () => page.evaluate(() => localStorage.getItem('locale'));
    expect(await stored()).toBe('cn');
    await page.evaluate(() => localStorage.clear());
    // `load` of the offer's code ends before the network is idle.
    await page.goto(`${ARTICLE}?lang=cn`, { waitUntil: 'networkidle' });
    await expect(offer(page)).toHaveCount(0);
  });
});

test('a browser whose language the interface does not have is offered none', {
  tag: '@sweep',
}, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: 'ja-JP', baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto(ARTICLE, { waitUntil: 'networkidle' });
  await expect(page.locator('[role=status] [lang]')).toHaveCount(0);
  await context.close();
});
