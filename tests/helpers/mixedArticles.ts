import { createRandom, type Random } from '../../scripts/sample/random.ts';

/** An article's text that a generator has made, with what a page cannot show of it. */
export interface MixedArticle {
  readonly content: string;
  /** `2 image address`, sorted. */
  readonly lost: readonly string[];
}

interface Part {
  readonly html: string;
  /** `image address` for each lost part; text with its number of characters before it. */
  readonly lost: readonly string[];
}

const IMAGE = 'https://img.example.test/';
const MEDIA = 'https://media.example.test/';
const LARGE = `data:image/png;base64,${'A'.repeat(12_000)}`;
const DOT = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** Makes each kind of part; `id` makes its addresses and words differ from those of others. */
const PARTS: readonly ((id: string) => string | readonly [html: string, ...lost: string[]])[] = [
  (id) => `<p>段落 ${id} 渡口的<b>老站房</b>重新刷了漆 &amp; 候船</p>`,
  (id) => `<h2>标题 ${id}</h2>text without a paragraph`,
  (id) => `<ul><li>one ${id}<li data-list="checked">two<ul><li>three</ul></ul>`,
  (id) => `<table><tr><th>a ${id}<th>b<tr><td>c<td>d</table>`,
  (id) => `<img src="${IMAGE}${id}.jpg" width="800" height="600">`,
  (id) => `<p>in a line <img src="${IMAGE}${id}.png" width="20" height="20"> of text</p>`,
  (id) => `<p><img class="lazy" src="/loading.gif" data-original="${IMAGE}${id}.jpg"></p>`,
  (id) =>
    `<picture><source srcset="${IMAGE}${id}-s.webp 800w"><img src="${IMAGE}${id}.jpg"></picture>`,
  (id) =>
    `<figure><noscript><img src="${IMAGE}${id}.jpg"></noscript><figcaption>caption</figcaption></figure>`,
  (id) => `<video src="${MEDIA}${id}.mp4" poster="${IMAGE}${id}.jpg">an old browser</video>`,
  (id) => `<audio><source src="${MEDIA}${id}.mp3"></audio>`,
  (id) => `<iframe src="https://player.vimeo.com/video/76979871?a=${id}"></iframe>`,
  (id) =>
    `<object data="https://a.example.test/${id}"><embed src="https://a.example.test/${id}"></object>`,
  (id) => `<svg viewBox="0 0 800 400"><image href="${IMAGE}${id}.jpg"/><text>label</text></svg>`,
  (id) => `<amp-img src="${IMAGE}${id}.jpg" width="900" height="600"></amp-img>`,
  (id) => `<p><a href="${MEDIA}${id}.pdf">the report</a> and <a href="/b">b</a></p>`,
  (id) => `<pre><code>if (${id.length} &lt; 2) {\n  return;\n}</code></pre>`,
  () => '<math><mfrac><mn>1</mn><mn>2</mn></mfrac></math> of it',
  () => '<select><option>yes<option>no</select> <input value="x"> <textarea>y</textarea>',
  (id) => `<mp-common-mpaudio name="voice ${id}" author="someone"></mp-common-mpaudio>`,
  () => '<details><summary>more</summary>of this</details><ruby>字<rt>zì</rt></ruby>',
  () => '<script>let a;</script><style>p{}</style><!-- b --><template>c</template>',
  () => '<p></p><div></div><span> </span><img><video></video><iframe></iframe><table></table>',
  // Values that are no text for a browser.
  (id) => `<p style="[object Object]" align="NaN">wrong ${id}<a href="undefined">types</a></p>`,
  (id) => `<img src="${IMAGE}${id}.jpg" width="NaN" height="[object Object]" alt="null">`,
  // What cannot be shown.
  () => ['<img src="[object Object]">', 'image address'],
  (id) => [`<p>a<img src="cid:${id}" alt="The pier">b</p>`, 'image address'],
  (id) => [`<img src="file:///c:/${id}.jpg">`, 'image address'],
  () => [`<img src="${LARGE}">`, 'image limit'],
  (id) => [`<video src="blob:${id}"></video>`, 'video address'],
  () => ['<audio src="null"></audio>', 'audio address'],
  (id) => [`<iframe src="/frame/${id}"></iframe>`, 'frame address'],
  () => ['<p><a href="file:///c:/a.docx">a file</a></p>', 'file address'],
  () => ['<dialog open>four</dialog>', '4 text element'],
  (id) => [
    `<p style="display:none">note<img src="${IMAGE}${id}.jpg"></p>`,
    '4 text hidden',
    'image hidden',
  ],
  () => ['<iframe src="https://ad.doubleclick.net/a"></iframe>', 'frame hidden'],
  () => [`<img src="${DOT}">`, 'image hidden'],
  (id) => [`<img src="${IMAGE}${id}.gif" width="1" height="1">`, 'image hidden'],
];

const WRAPPERS: readonly (readonly [before: string, after: string])[] = [
  ['<div>', '</div>'],
  ['<section style="text-align:center">', '</section>'],
  ['<blockquote>', '</blockquote>'],
  ['<ul><li>', '</li></ul>'],
  ['<table><tr><td>', '</td></tr></table>'],
  ['<font color="red">', '</font>'],
  ['<center><article>', '</article></center>'],
  ['<x-box>', '</x-box>'],
  ['<div>', ''],
];

const makePart = (random: Random, id: string): Part => {
  const made = random.pick(PARTS)(id);
  const [html, ...lost] = typeof made === 'string' ? [made] : made;
  return { html, lost };
};

/** Returns parts beside each other, nested in wrappers, and some of them twice. */
function mixParts(random: Random, id: string, depth: number): Part {
  const parts = Array.from({ length: random.int(0, 5) }, (_, at) => {
    const part =
      depth > 0 && random.next() < 0.4
        ? mixParts(random, `${id}-${at}`, depth - 1)
        : makePart(random, `${id}-${at}`);
    return random.next() < 0.1 ? join([part, part]) : part;
  });
  const [before, after] = random.pick(WRAPPERS);
  const inner = join(parts);
  return { html: before + inner.html + after, lost: inner.lost };
}

const join = (parts: readonly Part[]): Part => ({
  html: parts.map(({ html }) => html).join(''),
  lost: parts.flatMap(({ lost }) => lost),
});

/** Returns the sums of lost parts of each kind and reason. */
function sumLost(lost: readonly string[]): readonly string[] {
  const sums = new Map<string, number>();
  for (const one of lost) {
    const [, amount = '1', what = ''] = /^(?:(\d+) )?(.*)$/.exec(one) ?? [];
    sums.set(what, (sums.get(what) ?? 0) + Number(amount));
  }
  return Array.from(sums, ([what, sum]) => `${sum} ${what}`).sort();
}

/** More text than all hidden parts have: a wrapper that hides the whole text is shown. */
const PROSE = `<p>${'风从江面吹过来，候船的人沿着石阶坐下。'.repeat(200)}</p>`;

/** Returns the article of a seed. */
export function mixArticle(seed: string): MixedArticle {
  const random = createRandom(seed);
  const parts = Array.from({ length: random.int(0, 6) }, (_, at) =>
    mixParts(random, `${seed}-${at}`, random.int(0, 4)),
  );
  const { html, lost } = join(parts);
  return { content: PROSE + html, lost: sumLost(lost) };
}

/** Returns an article with every part, again and again, until it has this number of characters. */
export function mixLongArticle(characters: number): MixedArticle {
  const parts: Part[] = [];
  let length = 0;
  for (let at = 0; length < characters; at += 1) {
    const made = PARTS[at % PARTS.length]?.(`${at}`) ?? '';
    const [html, ...lost] = typeof made === 'string' ? [made] : made;
    parts.push({ html, lost });
    length += html.length;
  }
  const { html, lost } = join(parts);
  return { content: PROSE + html, lost: sumLost(lost) };
}
