import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Contribution } from '../../../src/model/community/contribution.ts';
import { DEFAULT_SITE_CONFIG } from '../../../src/model/site/normaliseSite.ts';
import { LeaderRow } from '../../../src/screens/LeaderViewList/LeaderRows.tsx';
import { REPORTER, ReporterView } from '../../../src/screens/reporter/ReporterView.tsx';
import { UserDetailView } from '../../../src/screens/userDetail/UserDetailView.tsx';
import { loadCommunityMessages } from '../../../src/services/loadCommunityMessages.ts';
import { Avatar } from '../../../src/ui/Avatar.tsx';
import { ContributionRow } from '../../../src/ui/community/ContributionRow.tsx';
import type { CommunityView } from '../../../src/ui/community/communityView.ts';
import { WriterLine } from '../../../src/ui/community/WriterLine.tsx';

/** What pages show of people whose names, pictures and texts are missing. */

const view: CommunityView = {
  t: await loadCommunityMessages('cn'),
  locale: 'cn',
  config: DEFAULT_SITE_CONFIG,
  base: '/news',
  now: null,
};
const EMPTY_PERSON = { name: '', icon: '', duty: '', description: '', articles: 0, dynamics: 0 };
const first = { rows: [], hasMore: false };

test('shows "记者" for a reporter without a name, in the page and its title', () => {
  const data = { reporter: { ...EMPTY_PERSON, id: '11', followers: 0 }, first };
  const html = renderToStaticMarkup(<ReporterView data={data} list={null} view={view} />);
  expect(html).toContain('<h1 class="person-name">记者</h1>');
  expect(html).not.toMatch(/<img|<dl/);
  expect(REPORTER.describe(data, view)).toMatchObject({ name: '记者', pictures: [], object: 5 });
});

test('shows a reader without a name and a date as anonymous', () => {
  const member = { id: '5', name: '', icon: '', official: false, posts: 0, praises: 0 };
  const html = renderToStaticMarkup(
    <UserDetailView list={null} member={{ ...member, joinedAt: null }} view={view} />,
  );
  expect(html).toContain(view.t('comment.anonymous'));
  expect(html).not.toMatch(/<img|person-duty|undefined|null|1970/);
});

test('shows the first character of the name for a leader without a portrait', () => {
  const leader = { id: '301', name: '𠮷野', duty: '', description: '', portrait: '', columnId: '' };
  const html = renderToStaticMarkup(<LeaderRow leader={{ ...leader, reports: [] }} view={view} />);
  expect(html).toContain('>𠮷</span>');
  expect(html).not.toMatch(/<img|<ul/);
});

test.each([
  ['王芳', '王'],
  ['“霁江”夜话', '霁'],
  ['**明', '明'],
  ['·', ''],
])('shows a letter of the name %s without a portrait', (name, letter) => {
  expect(renderToStaticMarkup(<Avatar name={name} src="" />)).toContain(`>${letter}</span>`);
});

test('shows a letter, and no dot, for a writer without a name', () => {
  const writer = {
    id: '5',
    kind: 'reader',
    name: '',
    icon: '',
    duty: '',
    official: false,
  } as const;
  const html = renderToStaticMarkup(<WriterLine at={null} view={view} writer={writer} />);
  expect(html).toContain(`>${view.t('comment.anonymous')[0]}</span>`);
});

describe('a contribution in a list', () => {
  const piece: Contribution = {
    id: '1201',
    seekId: '1101',
    seekTitle: '',
    title: '',
    text: '',
    author: '',
    writerId: '',
    createdAt: null,
    attached: [],
    review: 'passed',
    reason: '',
    articleId: '',
  };
  const render = (change: Partial<Contribution>, own = false) =>
    renderToStaticMarkup(
      <ContributionRow contribution={{ ...piece, ...change }} own={own} view={view} />,
    );

  test.each([
    ['with a call', {}, false, '/news/seekArticleDetail/1101/1201.html'],
    ['without a call', { seekId: '' }, false, '/news/seekArticleDetail/1201.html'],
    ['its writer’s own one', {}, true, '/news/inputArticleDetail/1201.html'],
    ['awaiting review', { review: 'awaiting' }, false, '/news/inputArticleDetail/1201.html'],
  ] as const)('links to the right page: %s', (_, change, own, href) => {
    expect(render(change, own)).toContain(`href="${href}"`);
  });

  test('shows the state of a passed contribution only to its writer', () => {
    expect(render({}, true)).toContain('已通过');
    expect(render({})).not.toContain('已通过');
    expect(render({ review: 'refused' }, true)).toContain('未通过');
  });

  test('shows a default title for a missing one and escapes markup', () => {
    expect(render({})).toContain('未命名的来稿');
    expect(render({ title: '<img src=x onerror=alert(1)>' })).not.toContain('<img');
  });
});
