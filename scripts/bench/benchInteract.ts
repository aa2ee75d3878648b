import type { Page } from 'playwright';
import type { PageRef } from '../bake/pageRef.ts';
import type { BenchSite } from './benchSite.ts';
import { measureFirstTaps } from './firstTaps.ts';
import { measureVisits } from './measureVisits.ts';
import { formatMs, formatTable, median } from './numbers.ts';
import { putArticle } from './putArticle.ts';
import { slowCpu } from './slowDown.ts';
import { visitBakedPages, withPhonePage } from './visitPages.ts';
import { readTap, watchTap } from './watchTap.ts';

/** A tap without an effect by then counts as lost. */
const LIMIT_MS = 10_000;

interface Interaction {
  readonly name: string;
  /** Selector of the control that is tapped. */
  readonly target: string;
  /** Selector of the element that shows the effect of the tap. */
  readonly answer: string;
  /** Prepares the page for the tap. */
  readonly before?: (page: Page) => Promise<unknown>;
}

const INTERACTIONS: readonly Interaction[] = [
  {
    name: 'like',
    target: '.bar [data-act=praise]',
    answer: '.bar [data-act=praise][aria-pressed=true]',
  },
  {
    name: 'vote',
    target: '.vote-submit',
    answer: '.vote-submit[aria-busy=true], .vote-bar',
    // Choosing an option hydrates the form; readers choose before they submit.
    before: async (page) => {
      await page.locator('form input').first().check();
      await page.locator('astro-island[client=tap]:not([ssr])').waitFor();
    },
  },
  { name: 'open comments', target: '.bar a[href="#comments"]', answer: '#comments:target' },
  {
    name: 'open share',
    target: '.bar [data-act=share]',
    answer: '.bar [data-act=share][aria-busy=true], [role=dialog]',
  },
  { name: 'share panel is open', target: '.bar [data-act=share]', answer: '[role=dialog]' },
  {
    name: 'first picture of a film',
    target: '.video-cover',
    answer: 'media-player[data-state=playing]',
  },
];

const ARTICLE: PageRef<'newsDetail'> = {
  route: 'newsDetail',
  params: { columnId: '26', id: '990001' },
};

/**
 * Measures the time from a tap to the frame with its effect, at a quarter of the processor's
 * speed: on an article that has loaded, and on a slow connection the first taps of all kinds of
 * pages.
 */
export async function benchInteract(site: BenchSite, runs: number): Promise<string> {
  const tables = [
    await measureArticle(site, runs),
    await measureFirstTaps(site, runs),
    await measureVisits(site, runs),
  ];
  return tables.join('\n\n');
}

async function measureArticle(site: BenchSite, runs: number): Promise<string> {
  const option = (id: number) => ({ id, name: `选项 ${id}`, votes: 10 * id });
  await putArticle(site, ARTICLE, {
    title: '点一下，多久有回应',
    body: [
      { video: 'rail.mp4', poster: 'rail-3', seconds: 12 },
      ...Array.from({ length: 30 }, (_, n) => `第 ${n + 1} 段。`.repeat(20)),
    ],
    praises: 0,
    vote: {
      id: 990001,
      name: '读者投票',
      endsAt: '2036-12-31 18:00',
      cycle: 0,
      questions: [{ id: 1, name: '选一项', limit: 1, options: [1, 2, 3].map(option) }],
    },
  });
  return visitBakedPages(site, { kind: 'articles', articles: [ARTICLE] }, async (visitOf) => {
    const rows: string[][] = [];
    for (const interaction of INTERACTIONS) {
      const times: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        const visit = { ...visitOf(ARTICLE), stored: {} };
        times.push(await withPhonePage(visit, (page) => measure(page, visit.url, interaction)));
      }
      rows.push(rowOf(interaction.name, times));
    }
    return formatTable(['tap to response, 4x CPU', 'median, ms', 'worst, ms', 'kept'], rows);
  });
}

async function measure(
  page: Page,
  url: string,
  { target, answer, before }: Interaction,
): Promise<number> {
  await page.goto(url);
  await page.locator('.floats').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await before?.(page);
  await slowCpu(page);
  await page.evaluate(watchTap, { answer, effect: answer, limitMs: LIMIT_MS });
  await page.locator(target).tap();
  return (await readTap(page)).answerMs;
}

function rowOf(name: string, times: readonly number[]): string[] {
  const kept = times.filter((ms) => !Number.isNaN(ms));
  return [
    name,
    formatMs(median(kept)),
    formatMs(Math.max(...kept)),
    `${kept.length} of ${times.length}`,
  ];
}
