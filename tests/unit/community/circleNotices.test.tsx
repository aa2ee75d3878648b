import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parseCircle } from '../../../src/model/community/circle.ts';
import { DEFAULT_SITE_CONFIG } from '../../../src/model/site/normaliseSite.ts';
import { CircleDetailView } from '../../../src/screens/circleDetail/CircleDetailView.tsx';
import { loadCommunityMessages } from '../../../src/services/loadCommunityMessages.ts';

const t = await loadCommunityMessages('cn');
const view = { t, locale: 'cn', config: DEFAULT_SITE_CONFIG, base: '/news', now: null } as const;

function render(notices: number): string {
  const noticeList = Array.from({ length: notices }, (_, n) => ({
    id: n + 1,
    title: `公告${n + 1}`,
  }));
  const circle = parseCircle({ id: 901, name: '江边夜跑', noticeList });
  if (!circle) throw new Error('the circle was not read');
  const data = { circle, first: { rows: [], hasMore: false } };
  return renderToStaticMarkup(<CircleDetailView data={data} view={view} />);
}

test('links to every notice of a circle, to the older ones in a list that opens', () => {
  const [above = '', older = ''] = render(5).split('<details');
  expect(above.match(/noticeDetail\.html\?id=\d/g)).toEqual(
    [1, 2, 3].map((id) => `noticeDetail.html?id=${id}`),
  );
  expect(older).toContain('全部 5 条公告');
  expect(older).toContain('noticeDetail.html?id=4');
  expect(older).toContain('noticeDetail.html?id=5');
});

test('has no list to open for three notices', () => expect(render(3)).not.toContain('<details'));
