import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { parseSiteConfig } from '../../../src/model/site/normaliseSite.ts';
import { loadActionMessages } from '../../../src/services/loadMessages.ts';
import { TopBar } from '../../../src/ui/TopBar.tsx';

const t = await loadActionMessages('cn');
const LOGO = 'https://img.example.test/logo.png';

const render = (site: object, closes = false) => {
  const config = parseSiteConfig({ siteConfig: { siteName: '河湾', ...site } });
  return renderToStaticMarkup(
    createElement(TopBar, { config, settings: { siteBase: '/news' }, closes, t }),
  );
};

it.each([
  ['the logo', { padLogo: LOGO }, false, `src="${LOGO}" alt="河湾"`],
  ['the name of a site without a logo', {}, false, '>河湾</a>'],
  ['the tag of the touch version', {}, false, t('page.touch')],
  ['the menu button, which leads to the login', {}, false, 'href="/news/login.html"'],
  ['a close button on the login page', {}, true, `aria-label="${t('page.close')}"`],
])('the top bar has %s', (_, site, closes, part) => expect(render(site, closes)).toContain(part));

it('the top bar of the login page has no menu button', () =>
  expect(render({}, true)).not.toContain('/login.html'));
