import { expect, it } from 'vitest';
import { parseColumn } from '../../../src/model/site/column.ts';
import type { Column } from '../../../src/model/site/siteTypes.ts';
import { decideColumnOffer } from '../../../src/ui/offers/decideColumnOffer.ts';
import { column } from '../column/wires.ts';

const settings = { siteUrl: 'https://news.example.test', siteBase: '/display/news' };
const HERE = `${settings.siteUrl}${settings.siteBase}`;

it.each([
  [{ columnStyle: '101' }, null],
  [{ columnStyle: '203' }, null],
  [{ columnStyle: '102' }, 'paper'],
  [{ columnStyle: 107 }, 'questions'],
  [{ columnStyle: '108' }, 'leaders'],
  [{ columnStyle: '202' }, 'photos'],
  [{ columnStyle: '221' }, 'activities'],
  [{ columnStyle: '225' }, 'live'],
  [{ linkUrl: `${HERE}/tipoffDetail.html` }, 'tips'],
  [{ linkUrl: '/display/news/tipoffDetail.html' }, 'tips'],
  [{ linkUrl: `${HERE}/seekArticleDetail.html?linkID=1` }, 'contributions'],
  [{ linkUrl: `${HERE}/onlineStudy/431.html` }, 'courses'],
  [{ linkUrl: `${HERE}/invite.html` }, 'invitations'],
  [{ linkUrl: `${HERE}/integralShop.html`, columnStyle: '102' }, 'points'],
  // An article is no offer, and neither is a page of another site or another part of this one.
  [{ linkUrl: `${HERE}/newsDetail/12/345.html` }, null],
  [{ linkUrl: 'https://other.example.test/display/news/tipoffDetail.html' }, null],
  [{ linkUrl: `${settings.siteUrl}/tipoffDetail.html` }, null],
])('the column %j offers %s', (more, offer) => {
  const parsed = parseColumn(column(1, more)) as Column;
  expect(decideColumnOffer(parsed, settings)).toBe(offer);
});
