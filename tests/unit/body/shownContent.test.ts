import { describe, expect, it } from 'vitest';
import { ARTICLES } from '../../../scripts/sample/articles.ts';
import { isMissed } from '../../../src/body/lostParts.node.ts';
import type { BodyInput } from '../../../src/body/types.ts';
import { parseArticle } from '../../../src/model/article/normaliseArticle.ts';
import {
  listInputs,
  MARKUP_FILES,
  needsCorpus,
  needsInputs,
  payloads,
  readCorpusEntries,
  readCorpusLines,
  readInput,
  trees,
} from '../../helpers/corpora.ts';
import { measureCpuTime } from '../../helpers/measureCpuTime.ts';
import { mixArticle, mixLongArticle } from '../../helpers/mixedArticles.ts';
import { readSampleArticle } from '../../helpers/readSampleArticle.ts';
import { formatLost, renderWatched } from '../../helpers/watchedBody.ts';
import { input } from './helpers.ts';

/** That what is in an article is on its page, or that the run says what is not. */
const findMissed = (article: BodyInput) => renderWatched(article).lost.filter(isMissed);

it('shows everything of every sample article', () => {
  const lacking = ARTICLES.flatMap((model) => {
    const lost = findMissed(readSampleArticle(model));
    return lost.length > 0 ? [{ id: model.id, lost }] : [];
  });
  expect(ARTICLES.length).toBeGreaterThan(150);
  expect(lacking).toEqual([]);
});

/** A PNG of 250 KB; only its size is read. */
const PNG = Buffer.alloc(250_000, 1).fill(
  Buffer.from('89504e470d0a1a0a0000000d49484452000003e8000002580802', 'hex'),
  0,
  26,
);

/** Returns an article with what its file holds a word for. */
function completeInput(name: string): BodyInput {
  const fields = readInput(name);
  const rows = `<tr>${'<td>登记的船名</td>'.repeat(6)}</tr>`;
  const sent = String(fields.content ?? '').replaceAll('@@', PNG.toString('base64'));
  const content = sent.startsWith('GENERATED')
    ? `<table>${rows.repeat(5001)}</table><p><img src="https://img.example.test/seal.png"></p>`
    : sent;
  const article = parseArticle({ fileId: '5', columnID: 360, title: '标题', ...fields, content });
  if (!article) throw new Error(`${name} is no article`);
  return article;
}

describe('articles that came out wrong elsewhere', () => {
  it('show everything', needsInputs(), () => {
    const lacking = listInputs().flatMap((name) => {
      const lost = formatLost(findMissed(completeInput(name)));
      return lost.length > 0 ? [[name, lost] as const] : [];
    });
    expect(lacking).toEqual([]);
  });
});

/** What pages lack of the markup of corpora, and why. */
const LACKING_MARKUP: readonly (readonly [corpus: string, lost: string, why: string])[] = [
  ['trees', 'text markup', 'comments, styles and titles without an end'],
  ['payloads', 'image address', 'scripts, and files that are nowhere'],
  ['payloads', 'image format', 'drawings as data'],
  ['payloads', 'video address', 'scripts, and files that are nowhere'],
  ['payloads', 'audio address', 'scripts, and files that are nowhere'],
  ['payloads', 'frame address', 'scripts, and files that are nowhere'],
  ['strings', 'image address', 'scripts, and files that are nowhere'],
];

describe('markup of corpora', () => {
  it(
    'is shown, but for what a table names',
    needsCorpus(...MARKUP_FILES, 'naughty-strings.json', 'open-redirect.txt'),
    () => {
      const corpora: Readonly<Record<string, readonly string[]>> = {
        trees,
        payloads,
        strings: [
          ...readCorpusEntries<string>('naughty-strings.json'),
          ...readCorpusLines('open-redirect.txt'),
        ],
      };
      const lacking = Object.entries(corpora).flatMap(([corpus, texts]) =>
        texts.flatMap((content) =>
          findMissed(input(content)).map(({ kind, reason }) => `${corpus}: ${kind} ${reason}`),
        ),
      );
      expect([...new Set(lacking)].sort()).toEqual(
        LACKING_MARKUP.map(([corpus, lost]) => `${corpus}: ${lost}`).sort(),
      );
    },
  );
});

describe('generated articles', () => {
  const compareLost = (from: number, to: number) => {
    for (let seed = from; seed < to; seed += 1) {
      const { content, lost } = mixArticle(`${seed}`);
      expect(formatLost(renderWatched(input(content)).lost), `seed ${seed}`).toEqual(lost);
    }
  };

  it('lose what the generator says, and nothing else', () => compareLost(0, 50));

  it('lose nothing else: 250 more', { tags: ['sweep'] }, () => compareLost(50, 300));

  it('are rendered and compared in linear time: 1 MB', () => {
    const { content, lost } = mixLongArticle(1_000_000);
    const { result, ms } = measureCpuTime(() => formatLost(renderWatched(input(content)).lost));
    expect(result).toEqual(lost);
    // Takes well under two seconds; what is not linear takes minutes.
    expect(ms).toBeLessThan(8000);
  });

  it.each([[null], [12], [true], [['<p>a</p>']], [{ html: 'a' }]])(
    'have no text for %j',
    (content) => {
      const article = parseArticle({ fileId: '5', columnID: 1, title: 'a', content });
      expect(article && renderWatched(article).lost).toEqual([]);
    },
  );
});
