/** The mode of a page by its query parameters (product 2.3); parsed once. */
export interface PageFlags {
  readonly share: boolean;
  readonly preview: boolean;
  readonly view: boolean;
  readonly cms: boolean;
  /** Whether it shows an article of the digital newspaper. */
  readonly digital: boolean;
  readonly poster: boolean;
  /** Replaces the page's title; '' for none. */
  readonly title: string;
  /** 'grey', 'dark' or the name of a theme; '' for none. */
  readonly theme: string;
  /** Design pixels; null when absent, and on shared pages. */
  readonly fontSize: number | null;
  readonly userId: string;
  readonly appId: string;
  readonly id: string;
  readonly columnId: string;
  readonly advColumnId: string;
}

/** The flags that the page needs before its first paint. */
export type PageLook = Omit<PageFlags, 'userId' | 'appId' | PageId>;
type PageId = 'id' | 'columnId' | 'advColumnId';

const textOf = (query: URLSearchParams, name: string) => (query.get(name) ?? '').trim();
const isOneOf = (query: URLSearchParams, name: string, ...values: string[]) =>
  values.includes(textOf(query, name));

// The inline script of every page contains this function, so it imports nothing and stays
// small.
export function parsePageLook(query: URLSearchParams): PageLook {
  const text = (name: string) => textOf(query, name);
  const is = (name: string, ...values: string[]) => isOneOf(query, name, ...values);
  const given = (name: string) => !is(name, '', '0', 'false');
  const share = is('isShare', 'true', '1') || is('share', '1');
  const fontSize = /^\d{1,3}(\.\d+)?$/.test(text('fontSize')) ? Number(text('fontSize')) : 0;
  return {
    share,
    preview: is('yl', '1') || is('isPreview', 'true'),
    view: is('ck', '1') || is('isView', 'true'),
    cms: is('cms', '1') || is('inCmsPage', 'true'),
    digital: given('isDigital') || is('szb', '1'),
    poster: is('tg', '1') || given('isPoster'),
    title: text('title'),
    theme: /^[a-z][\w-]*$/i.test(text('theme')) ? text('theme') : '',
    fontSize: share || fontSize <= 0 ? null : fontSize,
  };
}

export function parsePageFlags(query: URLSearchParams): PageFlags {
  const text = (name: string) => textOf(query, name);
  const id = (name: string) => (/^[\w-]*$/.test(text(name)) ? text(name) : '');
  return {
    ...parsePageLook(query),
    userId: text('userID') || text('userId'),
    appId: text('appID') || text('appId'),
    id: id('id'),
    columnId: id('columnId') || id('columnID'),
    advColumnId: id('advColumnId') || id('advColumnID'),
  };
}

/** Whether the page must load its content instead of showing the baked one. */
export function needsFreshContent(flags: PageLook): boolean {
  return flags.preview || flags.view || flags.cms || flags.poster || flags.digital;
}
