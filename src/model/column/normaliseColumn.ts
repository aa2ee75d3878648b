import { parseAd } from '../ads/normaliseAds.ts';
import type { ListItem } from '../article/articleTypes.ts';
import { parseListItem } from '../article/listItem.ts';
import { hasMoreByMultiple } from '../paging.ts';
import * as read from '../read.ts';
import { parseColumn } from '../site/column.ts';
import {
  field,
  parseEach,
  parseList,
  parseNumber,
  parseRecord,
  removeDuplicates,
  type Wire,
} from '../wire.ts';
import type { ColumnPage, Leader, ListAd, Module, ModuleKind, SpecialItem } from './columnTypes.ts';

/** Module types that are shown (product 9.1); other types are dropped. */
const KINDS: Readonly<Record<number, Exclude<ModuleKind, 'topics' | 'questions'>>> = {
  0: 'articles',
  7: 'leaders',
  8: 'flash',
  9: 'columns',
  10: 'specials',
  11: 'floating',
};

/**
 * Returns a page of a column (wire 4.14). Articles of the carousel are removed from the
 * list.
 */
export function parseColumnPage(value: unknown): ColumnPage {
  const wire = parseRecord(value);
  const sent = parseList(wire.list);
  const carousel = removeDuplicates(parseEach(wire.carousel, parseListItem));
  const all = removeDuplicates([...carousel, ...parseEach(sent, parseListItem)]);
  return {
    carousel,
    list: all.slice(carousel.length),
    modules: parseEach(wire.modules, parseModule),
    topModule: parseModule(field(wire, 'topModule')),
    live: removeDuplicates(parseEach(wire.liveArticles, parseListItem)),
    ads: read.each(wire, parseListAd, 'adv', 'advs'),
    // Every page but the last is full, so its own length decides.
    hasMore: hasMoreByMultiple(sent.length, sent.length),
  };
}

/** Returns a module with its items; null for types that are not shown. */
export function parseModule(value: unknown): Module | null {
  const wire = parseRecord(value);
  return parseModuleItems(field(wire, 'type'), readModuleItems(wire), parseModuleHead(wire));
}

/** Returns the items that came with a module; `charactor` is the server's spelling. */
export const readModuleItems = (wire: Wire): unknown => field(wire, 'charactor', 'list', 'items');

/** Returns everything of a module but its items. */
export function parseModuleHead(wire: Wire): ModuleHead {
  const target = read.record(wire, 'targetColumn');
  return {
    id: read.id(wire, 'moduleID', 'moduleId', 'id'),
    name: read.line(wire, 'name'),
    position: read.count(wire, 'position'),
    displayStyle: read.count(wire, 'cmDisplayStyle', 'displayStyle'),
    showMore: read.defaultOn(wire, 'showMore'),
    targetColumnId: read.linkedId(target, 'id'),
    targetStyle: read.number(target, 'style') ?? 0,
  };
}

type ModuleHead = Pick<
  Module,
  'id' | 'name' | 'position' | 'displayStyle' | 'showMore' | 'targetColumnId' | 'targetStyle'
>;

/**
 * Returns a module of a wire type with its items (also those of moduleView); null for types
 * that are not shown.
 */
export function parseModuleItems(type: unknown, items: unknown, head: ModuleHead): Module | null {
  const kind = KINDS[parseNumber(type) ?? -1];
  switch (kind) {
    case undefined:
      return null;
    case 'leaders':
      return { ...head, kind, items: removeDuplicates(parseEach(items, parseLeader)) };
    case 'columns':
      return { ...head, kind, items: removeDuplicates(parseEach(items, parseColumn)) };
    case 'specials':
      return { ...head, kind, items: removeDuplicates(parseEach(items, parseSpecialItem)) };
    default:
      return { ...head, kind, items: removeDuplicates(parseEach(items, parseListItem)) };
  }
}

/** Returns a leader (wire 9.7); `url` is the portrait. Null without an id or a name. */
export function parseLeader(value: unknown): Leader | null {
  const wire = parseRecord(value);
  return read.filled(['id', 'name'], {
    id: read.id(wire, 'id', 'leaderID', 'leaderId'),
    name: read.line(wire, 'cmiName', 'name'),
    duty: read.line(wire, 'duty'),
    description: read.lines(wire, 'description'),
    portrait: read.image(wire, 'url', 'icon'),
    columnId: read.linkedId(wire, 'columnID', 'columnId'),
  });
}

function parseSpecialItem(value: unknown): SpecialItem | null {
  const item = parseListItem(value);
  if (item === null) return null;
  const related = read.each(parseRecord(value), parseListItem, 'related');
  return { ...item, related: removeDuplicates(related).filter(({ id }) => id !== item.id) };
}

/**
 * Returns an ad in the older form (wire 10.10), null without an image; `adOrder` counts
 * from 1.
 */
function parseListAd(value: unknown): ListAd | null {
  const wire = parseRecord(value);
  const ad = parseAd({ ...wire, imageUrl: field(wire, 'imageUrl', 'picUrl') });
  return (
    ad && {
      id: ad.id,
      title: ad.title,
      picture: ad.image,
      ratio: ad.ratio,
      link: ad.url,
      appLink: ad.appLink,
      position: Math.max(0, read.count(wire, 'adOrder', 'position') - 1),
    }
  );
}

/** Returns the articles in modules; they may be in no list. */
export function listModuleArticles(modules: readonly Module[]): readonly ListItem[] {
  return modules.flatMap((module) => {
    switch (module.kind) {
      case 'articles':
      case 'flash':
      case 'floating':
        return module.items;
      case 'specials':
        return module.items.flatMap((special) => [special, ...special.related]);
      default:
        return [];
    }
  });
}
