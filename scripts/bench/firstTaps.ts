import type { BenchSite } from './benchSite.ts';
import { MEASURED_PAGES, type MeasuredPage } from './measuredPages.ts';
import { formatMs, formatTable, median } from './numbers.ts';
import { slowDown } from './slowDown.ts';
import { type PhoneVisit, type Variant, visitMeasuredPages, withPhonePage } from './visitPages.ts';
import { type MeasuredTap, readTap, watchTap } from './watchTap.ts';

const LIMIT_MS = 15_000;
/** A page whose control does not show by then, or that leaves, loses the tap. */
const VISIT_LIMIT_MS = 45_000;
const LOST: MeasuredTap = { answerMs: Number.NaN, hasEffect: false };
/** An answer that comes later is noticeable. */
const ANSWER_MS = 100;

/** When a control is tapped: in the first frame that shows it, later, or when all has loaded. */
const TIMES = ['at once', 'after 1 s', 'idle'] as const;
type Time = (typeof TIMES)[number];
const LATER_MS = 1_000;

interface Control {
  readonly name: string;
  readonly target: string;
  readonly answer: string;
  readonly effect: string;
}

/** A control that is busy until its code has loaded. */
const createControl = (name: string, target: string, effect: string): Control => ({
  name,
  target,
  answer: `${target}[aria-busy=true]`,
  effect,
});

const LIKE = createControl(
  'like',
  '.bar [data-act=praise]',
  '.bar [data-act=praise][aria-pressed=true]',
);
const SHARE = createControl('share', '.bar [data-act=share]', '[role=dialog]');
const TAB = '[data-act=column][data-column="14"]';
const OPTION = '[data-act=vote][data-option="810101"]';

const VARIANTS = ['baked', 'template'] as const satisfies readonly Variant[];

/** The controls of each kind of page whose first taps are measured. */
const TAPS: readonly { readonly page: MeasuredPage; readonly controls: readonly Control[] }[] = [
  { page: MEASURED_PAGES.article, controls: [LIKE, SHARE] },
  {
    page: MEASURED_PAGES.home,
    controls: [createControl('column', TAB, `${TAB}[aria-current]`)],
  },
  { page: MEASURED_PAGES.live, controls: [LIKE, SHARE] },
  {
    page: MEASURED_PAGES.paper,
    controls: [createControl('share', '.paper-tool[data-act=share]', '[role=dialog]')],
  },
  {
    page: MEASURED_PAGES.vote,
    controls: [createControl('choose', OPTION, `${OPTION}[aria-pressed=true]`)],
  },
];

/**
 * Measures from the first tap on a page to its answer: 4 times slower processor, 1.6 Mbit/s,
 * 150 ms. A tap is kept when its effect follows.
 */
export const measureFirstTaps = (site: BenchSite, runs: number): Promise<string> =>
  visitMeasuredPages(site, async (visitOf) => {
    const rows: string[][] = [];
    for (const { page, controls } of TAPS) {
      for (const variant of VARIANTS) {
        for (const control of controls) {
          const name = `${page.name}, ${variant}: ${control.name}`;
          const visit = { ...visitOf(page, variant), control };
          rows.push([name, ...(await measureControl(visit, runs))]);
        }
      }
    }
    const heads = [
      ...TIMES.map((time) => `${time}, ms`),
      'worst, ms',
      `in ${ANSWER_MS} ms`,
      'kept',
    ];
    return formatTable([`first tap to answer, medians of ${runs}`, ...heads], rows);
  });

interface TapVisit extends PhoneVisit {
  readonly control: Control;
}

/** Measures a control at each time; returns the cells of its row. */
async function measureControl(visit: TapVisit, runs: number): Promise<string[]> {
  const all: MeasuredTap[] = [];
  const typical: string[] = [];
  for (const time of TIMES) {
    const taps: MeasuredTap[] = [];
    for (let run = 0; run < runs; run += 1) taps.push(await measureTap(visit, time));
    typical.push(formatAnswer(median(listAnswers(taps))));
    all.push(...taps);
  }
  const answers = listAnswers(all);
  const countOf = (count: number) => `${count} of ${all.length}`;
  return [
    ...typical,
    formatAnswer(answers.length > 0 ? Math.max(...answers) : Number.NaN),
    countOf(answers.filter((ms) => ms <= ANSWER_MS).length),
    countOf(all.filter(({ hasEffect }) => hasEffect).length),
  ];
}

const listAnswers = (taps: readonly MeasuredTap[]): number[] =>
  taps.map(({ answerMs }) => answerMs).filter((ms) => !Number.isNaN(ms));

const formatAnswer = (ms: number): string => (Number.isNaN(ms) ? '-' : formatMs(ms));

/** Opens a page and taps. */
const measureTap = (visit: TapVisit, time: Time): Promise<MeasuredTap> =>
  withPhonePage(visit, async (page) => {
    const { target, answer, effect } = visit.control;
    await page.addInitScript(watchTap, { answer, effect, limitMs: LIMIT_MS });
    const tap = { target, afterMs: time === 'at once' ? 0 : LATER_MS };
    if (time !== 'idle') await page.addInitScript(tapWhenShown, tap);
    await slowDown(page);
    await page.goto(visit.url, { waitUntil: 'commit' });
    if (time === 'idle') {
      await page.waitForLoadState('networkidle');
      await page.evaluate(tapWhenShown, { target, afterMs: 0 });
    }
    const lost = page.waitForTimeout(VISIT_LIMIT_MS).then(() => LOST);
    return Promise.race([readTap(page), lost]).catch(() => LOST);
  });

/** Runs in the page: taps a control at a time after the first frame that shows it. */
function tapWhenShown({ target, afterMs }: { target: string; afterMs: number }): void {
  const findShown = () => {
    const control = document.querySelector<HTMLElement>(target);
    return control && control.getBoundingClientRect().width > 0 ? control : null;
  };
  const look = () => {
    if (!findShown()) requestAnimationFrame(look);
    // The page may have replaced the element in the meantime.
    else if (afterMs > 0) setTimeout(() => findShown()?.click(), afterMs);
    else findShown()?.click();
  };
  requestAnimationFrame(look);
}
