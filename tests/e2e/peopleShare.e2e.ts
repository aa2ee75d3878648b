import { expect, test } from '../helpers/browser.ts';
import { APP_AGENT, APP_SCHEME, simulateApp } from '../helpers/nativeApp.ts';
import { openWithSettings } from '../helpers/openWithSettings.ts';

/** The share card that pages of columns and of the community hand to the native app's menu. */
test.use({ userAgent: APP_AGENT.android });

/** Address, object type and id for the server, start of the title, shared address. */
const PAGES = {
  'a circle': [['circleDetail.html?id=901', '18', '901', '霁江两岸', 'circleDetail/901.html']],
  accounts: [
    ['columnShare/16.html', '5', '16', '文化', 'columnShare/16.html'],
    ['xyDetail.html?id=201', '5', '201', '穗安农技站', 'xyDetail/201.html'],
    ['xyListShare.html', '5', '', '影响力排行榜', 'xyListShare.html'],
    ['xyRules.html', '5', '', '打榜规则', 'xyRules.html'],
    ['userDetail.html?id=200003', '5', '200003', '望潮船厂小李', 'userDetail/200003.html'],
    ['dynamicDetail.html?id=501', '10', '501', '第一班船', 'dynamicDetail/501.html'],
    ['figureDetail.html?id=301', '5', '301', '郁成岳', 'figureDetail/301.html'],
    ['reporter.html?id=11', '5', '11', '沈知遥', 'reporter/11.html'],
    ['LeaderViewList.html', '5', '', '领导', 'LeaderViewList.html'],
  ],
  questions: [
    ['topicDetail.html?id=601', '5', '601', '秋冬种什么', 'topicDetail/601.html'],
    ['askDetail.html?id=7001', '0', '7001', '小麦现在种', 'askDetail/7001.html'],
    ['askDetail.html?id=7051', '10', '7051', '', 'askDetail/7051.html'],
    ['qaDetail.html?id=801', '0', '801', '双井巷口', 'qaDetail/801.html'],
    ['newQaDetail.html?id=801', '0', '801', '双井巷口', 'newQaDetail/801.html'],
    ['tipoffDetail.html?id=1001', '0', '1001', '沿江步道', 'tipoffDetail/1001.html'],
  ],
  circles: [
    ['postDetail.html?id=9001', '18', '9001', '从望潮上游', 'postDetail/9001.html'],
    ['friendsCircleDetail.html?id=9101', '18', '9101', '', 'friendsCircleDetail/9101.html'],
    ['noticeDetail.html?id=951', '18', '951', '本周话题', 'noticeDetail.html?id=951'],
    [
      'seekArticleDetail/1101/1201.html',
      '0',
      '1201',
      '一锅萝卜汤',
      'seekArticleDetail/1101/1201.html',
    ],
  ],
} as const;

for (const [what, pages] of Object.entries(PAGES)) {
  const options = what === 'a circle' ? {} : ({ tag: '@sweep' } as const);
  test(`${what}: each page hands its card to the app`, options, async ({ page, context }) => {
    const links = await simulateApp(context);
    for (const [address, objectType, articleId, title, path] of pages) {
      await test.step(address, async () => {
        links.length = 0;
        await openWithSettings(page, address, { appScheme: APP_SCHEME });
        await expect
          .poll(() => links.find(({ name }) => name === 'setShare')?.params)
          .toMatchObject({ objectType, articleId });
        const { params } = links.find(({ name }) => name === 'setShare') ?? {};
        expect(params?.title).toMatch(new RegExp(`^${title}`));
        const shared = new URL(params?.url ?? '');
        expect(shared.searchParams.get('isShare')).toBe('true');
        shared.searchParams.delete('isShare');
        shared.searchParams.delete('xyt');
        expect(shared.href).toMatch(new RegExp(`/${path.replace(/[.?]/g, '\\$&')}$`));
        await page.unrouteAll({ behavior: 'wait' });
      });
    }
  });
}
