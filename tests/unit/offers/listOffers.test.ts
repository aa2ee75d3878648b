import { describe, expect, it } from 'vitest';
import type { SiteOffers } from '../../../src/model/offer/offerTypes.ts';
import { parseColumns } from '../../../src/model/site/column.ts';
import { listOffers } from '../../../src/screens/services/listOffers.ts';
import { loadCommunityMessages } from '../../../src/services/loadCommunityMessages.ts';
import { column } from '../column/wires.ts';

const t = await loadCommunityMessages('cn');
const settings = { siteUrl: 'https://news.example.test', siteBase: '/news' };

const NOTHING: SiteOffers = {
  columns: [],
  hasAccounts: false,
  hasRank: false,
  hasLeaders: false,
  hasPaper: false,
  hasPoints: false,
  hasInvitations: false,
  shortVideoId: '',
  circles: [],
  modules: [],
};
const show = (more: Partial<SiteOffers>) => listOffers({ ...NOTHING, ...more }, { t, settings });
const hrefs = (links: readonly { readonly href: string }[]) => links.map(({ href }) => href);

describe('listOffers', () => {
  it('is empty for a site with articles alone', () => {
    const columns = parseColumns([column(12), column(13)]);
    expect(show({ columns })).toEqual({ offers: [], circles: [], more: [] });
  });

  it('names a column by its own name and its description', () => {
    const columns = parseColumns([
      column(5, { columnStyle: 107, columnName: '问政', description: '你问，部门答' }),
    ]);
    expect(show({ columns }).offers).toEqual([
      { kind: 'questions', name: '问政', text: '你问，部门答', href: '/news/columnDetail/5.html' },
    ]);
  });

  it('leads to all broadcasts and large images of a column', () => {
    const columns = parseColumns([
      column(21, { columnStyle: '225' }),
      column(19, { columnStyle: '202', columnName: '图片' }),
    ]);
    const { offers, more } = show({ columns });
    expect(hrefs(offers)).toEqual(['/news/moreLive.html?columnId=21']);
    expect(more).toMatchObject([{ name: '图片大图', href: '/news/moreImage/19.html' }]);
  });

  it('adds a list of the server only where no column opens one', () => {
    const columns = parseColumns([column(23, { columnStyle: '102', columnName: '日报' })]);
    expect(show({ hasPaper: true }).offers).toMatchObject([{ name: '数字报' }]);
    expect(show({ columns, hasPaper: true }).offers).toMatchObject([{ name: '日报' }]);
  });

  it('has each address once', () => {
    const columns = parseColumns([
      column(1, { columnStyle: '108', columnName: '省领导' }),
      column(2, { columnStyle: '108', columnName: '市领导' }),
    ]);
    expect(show({ columns, hasLeaders: true }).offers).toMatchObject([{ name: '省领导' }]);
  });

  it('leads to accounts, rank, points, invitations and short videos', () => {
    const { offers } = show({
      hasAccounts: true,
      hasRank: true,
      hasPoints: true,
      hasInvitations: true,
      shortVideoId: '7001',
    });
    expect(hrefs(offers)).toEqual([
      '/news/minVideoDetail/7001.html',
      '/news/subscriptionList.html',
      '/news/xyListShare.html',
      '/news/integralShop.html',
      '/news/invite.html',
    ]);
  });

  it('leads to the modules of the front page', () => {
    const { more } = show({ modules: [{ id: '503', name: '专题' }] });
    expect(hrefs(more)).toEqual([
      `/news/moreModules.html?id=503&name=${encodeURIComponent('专题')}`,
    ]);
  });
});
