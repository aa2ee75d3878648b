import type { Parsed } from './read.ts';

/** The states of an article that an editor can ask for; their meaning is not documented. */
export type ShowStatusType = 1 | 2 | 3;

/** The query of a page; parsed once. */
export interface PageFlags extends PageModes, PageLook {
  /** Whether an editor views the page: nothing is counted or shared, and there are no ads (product 6.6). */
  readonly quiet: boolean;
  readonly userId: string;
  readonly appId: string;
  /** null when absent or unknown. */
  readonly showStatusType: ShowStatusType | null;
  /** Sent on as it is; '' when absent. */
  readonly innerEditor: string;
  readonly id: string;
  readonly columnId: string;
  readonly advColumnId: string;
}

const textOf = (query: URLSearchParams, name: string) => (query.get(name) ?? '').trim();

// The inline script of every page contains the next functions, so they import nothing and stay small.

const isOn = (query: URLSearchParams, name: string) => /^(1|true)$/.test(textOf(query, name));

const isGiven = (query: URLSearchParams, name: string) => !/^(0|false)?$/.test(textOf(query, name));

/** Parameters that set a mode when they are 1 or true. */
const SWITCHES = ['yl', 'isPreview', 'ck', 'isView', 'cms', 'inCmsPage', 'szb', 'tg'] as const;
/** Parameters that set a mode with any value but 0 and false. */
const VALUES = ['isDigital', 'isPoster', 'showStatusType', 'innerEditor'] as const;

/**
 * Returns whether a mode is set: the page must load its content instead of showing the baked one.
 */
export const needsFreshContent = (query: URLSearchParams): boolean =>
  SWITCHES.some((name) => isOn(query, name)) || VALUES.some((name) => isGiven(query, name));

/** What the query of a page changes before its first paint. */
export type PageLook = Parsed<typeof parsePageLook>;

export function parsePageLook(query: URLSearchParams) {
  const text = (name: string) => textOf(query, name);
  const share = isOn(query, 'isShare') || isOn(query, 'share');
  const fontSize = text('fontSize');
  return {
    share,
    /** Replaces the page's title; '' for none. */
    title: text('title'),
    /** 'grey', or what may be the name of a theme (`decideTheme`). */
    theme: text('theme'),
    /** Design pixels; null when absent, and on shared pages. */
    fontSize: share || !/^[\d.]+$/.test(fontSize) ? null : Number(fontSize) || null,
  };
}

/** The modes in which a page requests its content, by its query parameters (product 2.3). */
export type PageModes = Parsed<typeof parsePageModes>;

function parsePageModes(query: URLSearchParams) {
  const on = (name: (typeof SWITCHES)[number]) => isOn(query, name);
  const given = (name: (typeof VALUES)[number]) => isGiven(query, name);
  return {
    preview: on('yl') || on('isPreview'),
    view: on('ck') || on('isView'),
    cms: on('cms') || on('inCmsPage'),
    /** Whether it shows an article of the digital newspaper. */
    digital: on('szb') || given('isDigital'),
    poster: on('tg') || given('isPoster'),
    /** Whether an editor opened it with `showStatusType` or `innerEditor`. */
    editor: given('showStatusType') || given('innerEditor'),
  };
}

export function parsePageFlags(query: URLSearchParams): PageFlags {
  const text = (name: string) => textOf(query, name);
  const id = (name: string) => (/^[\w-]*$/.test(text(name)) ? text(name) : '');
  const modes = parsePageModes(query);
  return {
    ...parsePageLook(query),
    ...modes,
    quiet: modes.preview || modes.view || modes.cms || modes.editor,
    userId: text('userID') || text('userId'),
    appId: text('appID') || text('appId'),
    showStatusType: parseStatusType(text('showStatusType')),
    innerEditor: text('innerEditor'),
    id: id('id'),
    columnId: id('columnId') || id('columnID'),
    advColumnId: id('advColumnId') || id('advColumnID'),
  };
}

function parseStatusType(value: string): ShowStatusType | null {
  const type = Number(value);
  return type === 1 || type === 2 || type === 3 ? type : null;
}
