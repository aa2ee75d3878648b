/** How many articles a site has, and over how many columns they are spread. */
export interface SiteShape {
  readonly articles: number;
  readonly columns: number;
}

/** An article of the site of `bench publish`; the same index always gives the same text. */
export interface GeneratedArticle {
  readonly id: number;
  readonly columnId: number;
  readonly title: string;
  /** 1,500 characters together. */
  readonly paragraphs: readonly string[];
  readonly pictures: readonly string[];
  readonly comments: readonly GeneratedComment[];
  /** Epoch ms. */
  readonly publishedAt: number;
  /** Epoch ms; later for each edit. */
  readonly changedAt: number;
}

export interface GeneratedComment {
  readonly id: number;
  readonly user: string;
  readonly text: string;
}

const FIRST_ARTICLE_ID = 1_000_001;
const FIRST_COLUMN_ID = 101;
/** In the past: articles that changed just now are fetched twice (decision 0052). */
const FIRST_PUBLISHED_AT = Date.UTC(2025, 0, 1);
const MS_BETWEEN_ARTICLES = 60_000;
const MS_BETWEEN_EDITS = 1_000;

const PARAGRAPHS = 10;
const PARAGRAPH_CHARACTERS = 150;
const TITLE_CHARACTERS = 20;
const PICTURES = 3;
const COMMENTS = 5;
const COMMENT_CHARACTERS = 40;
const RELATED = 5;

const CHARACTERS = [
  ...'的一是在不了有和人这中大为上个国我以要他时来用们生到作地于出就分对成会可主发年动同工也能下过子说产种面而方后多定行学法所民得经',
];

export const listColumnIds = ({ columns }: SiteShape): readonly number[] =>
  Array.from({ length: columns }, (_, i) => FIRST_COLUMN_ID + i);

/** Returns the indices of a column's articles from `offset` on, the newest first. */
export function listColumnArticles(
  { articles, columns }: SiteShape,
  columnId: number,
  offset: number,
  limit: number,
): readonly number[] {
  const first = columnId - FIRST_COLUMN_ID;
  if (first < 0 || first >= columns) return [];
  const size = Math.max(0, Math.ceil((articles - first) / columns));
  const length = Math.max(0, Math.min(limit, size - offset));
  return Array.from({ length }, (_, i) => first + columns * (size - 1 - offset - i));
}

/** Returns the indices of the articles before this one in its column; of the first ones, the last. */
export function listRelated({ articles, columns }: SiteShape, index: number): readonly number[] {
  const first = index % columns;
  const size = Math.ceil((articles - first) / columns);
  const position = Math.floor(index / columns);
  return Array.from(
    { length: Math.min(RELATED, size - 1) },
    (_, i) => first + columns * ((position - 1 - i + size) % size),
  );
}

/** Returns the index of an article; null when the site does not have it. */
export function findIndex({ articles }: SiteShape, id: number): number | null {
  const index = id - FIRST_ARTICLE_ID;
  return index >= 0 && index < articles ? index : null;
}

export const articleId = (index: number): number => FIRST_ARTICLE_ID + index;

/** Returns an article after a number of edits, each of which changes its title and its version. */
export function generateArticle(
  { columns }: Pick<SiteShape, 'columns'>,
  index: number,
  edits = 0,
): GeneratedArticle {
  const write = createWriter(index);
  const title = write(TITLE_CHARACTERS);
  const publishedAt = FIRST_PUBLISHED_AT + index * MS_BETWEEN_ARTICLES;
  const id = articleId(index);
  return {
    id,
    columnId: FIRST_COLUMN_ID + (index % columns),
    title: edits === 0 ? title : `${title}（更新${edits}）`,
    paragraphs: Array.from({ length: PARAGRAPHS }, () => write(PARAGRAPH_CHARACTERS)),
    pictures: Array.from(
      { length: PICTURES },
      (_, i) => `https://media.example.test/${id}-${i}_1280x720.jpg`,
    ),
    comments: Array.from({ length: COMMENTS }, (_, i) => ({
      id: id * COMMENTS + i,
      user: write(3),
      text: write(COMMENT_CHARACTERS),
    })),
    publishedAt,
    changedAt: publishedAt + edits * MS_BETWEEN_EDITS,
  };
}

/** Creates a function that returns text of a length; the same seed always gives the same texts. */
function createWriter(seed: number): (length: number) => string {
  let state = (seed + 1) >>> 0;
  return (length) => {
    let text = '';
    for (let i = 0; i < length; i += 1) {
      // A linear congruential generator (Numerical Recipes); its high bits vary most.
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      text += CHARACTERS[(state >>> 16) % CHARACTERS.length];
    }
    return text;
  };
}
