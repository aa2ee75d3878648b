/** Pages of the hidden newspaper, each broken in another way (named by its section). For tests. */
export const HOSTILE_PAGE = 6;
export const BROKEN_IMAGE_PAGE = 7;

/** No page of this day has an image. */
export const IMAGELESS_DAY = 19;
/** Pages of this day are answered twice, and every third one is missing. */
export const REPEATED_DAY = 18;

/** A page of the daily newspaper without an image. */
export const MISSING_IMAGE = { paper: 1, day: 14, page: 3 } as const;

/** Article id of a hotspot that does not exist. */
const UNKNOWN_ARTICLE = 39_999;

const HOSTILE_TITLES = [
  '<b>粗体</b>标题 <script>alert(1)</script>之后',
  '零\u200b宽\u200b字\u2060符\ufeff的标题',
  '"><img src=x onerror=alert(1)>引号之后',
  'A&amp;B &lt;不是标签&gt; 与 5 > 4',
] as const;

export const writeHostileTitle = (place: number): string =>
  HOSTILE_TITLES[place % HOSTILE_TITLES.length] ?? '';

/** Returns a broken mapping for a page; undefined keeps the page's own. */
export function breakMapping(page: number, first: string, articleIds: readonly number[]): unknown {
  const [one = 0, two = 0] = articleIds;
  switch (page) {
    case 2:
      return 'undefined;NaN,x|{"points":|1%,2%,3%|;;;|a:b:c|0x10,1e400;Infinity,1';
    case 3:
      return [
        { points: '120%,10%;160%,10%;160%,40%', articleId: one },
        { points: '-30%,10%;-5%,10%;-5%,40%', articleId: two },
        { points: '5000px,100px;5200px,100px;5200px,300px', articleId: one },
      ];
    case 4:
      return [
        { points: first, articleId: one },
        { points: 'oops', articleId: two },
        { points: '90%,90%;130%,90%;130%,130%', articleId: two },
        { points: '10%,96%;20%,96%;20%,98%' },
        { points: '30%,97%;50%,97%;70%,97%', articleId: two },
        { points: '75%,97%;95%,99%', articleId: UNKNOWN_ARTICLE },
        null,
        7,
      ];
    case 5:
      return '';
    case HOSTILE_PAGE:
      return [
        { points: first, articleId: one },
        { points: '1%,97%;20%,99%', articleId: '"><script>alert(1)</script>' },
        { points: '21%,97%;40%,99%', articleId: '../../evil' },
        { points: '41%,97%;60%,99%', articleId: 'javascript:alert(1)' },
      ];
    default:
      return undefined;
  }
}
