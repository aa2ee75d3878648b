import { z } from 'zod';
import { parseFormChoice } from '../api/forms/parseFormChoice.ts';
import { LOCALES } from '../i18n/locales.ts';
import { LOOK_THEMES } from '../model/readerLook.ts';
import { THEME_COLOURS } from '../model/themeColours.ts';

/**
 * Kinds of values. Each parses the text of an environment variable; its description says what is
 * allowed, in `.env.example` and in the message about a wrong value.
 */

const text = (pattern: RegExp, allowed: string) => z.string().regex(pattern).describe(allowed);

export const visibleText = text(/^[\x21-\x7e]+$/, 'visible ASCII characters');

export const id = text(/^[\w-]+$/, 'letters, digits, _ and -');

/** Scheme of an app's links; the schemes of browsers are refused. */
export const appScheme = text(
  /^(?!(javascript|data|vbscript|https?|file|blob)$)[a-z][a-z\d+.-]*$/,
  'the scheme of an app in lower case, without ://',
);

export const key16 = text(/^[\x21-\x7e]{16}$/, '16 visible ASCII characters');

export const publicKey = text(/^(04)?[\da-f]{128}$/i, '64 bytes in hex, with or without 04 before');

/** Returns the kind of whole numbers from 0 to a maximum. */
export const wholeNumber = (maximum: number) =>
  z
    .string()
    .regex(/^\d+$/)
    .transform(Number)
    .pipe(z.number().max(maximum))
    .describe(`a whole number from 0 to ${maximum}`);

/** Parses to true; a switch that is 0 is absent from the settings. */
export const flag = z
  .literal('1')
  .transform((): true => true)
  .describe('0 or 1');

/** Parses to 1 or 2; a mode that is 0 is absent from the settings. */
export const mode = z
  .enum(['1', '2'])
  .transform((value) => (value === '1' ? 1 : 2))
  .describe('0, 1 or 2');

/** Returns the kind of texts that are one of a list. */
export const oneOf = <const Values extends readonly string[]>(values: Values) =>
  z.enum(values).describe(`one of ${values.join(', ')}`);

export const locale = oneOf(LOCALES);

export const timeZone = z
  .string()
  .refine(isTimeZone)
  .describe('the name of a time zone, such as Asia/Urumqi');

/** Offsets are no names: browsers of the floor refuse them. */
function isTimeZone(name: string): boolean {
  try {
    return /^[a-z]/i.test(name) && new Intl.DateTimeFormat('en', { timeZone: name }) !== null;
  } catch {
    return false;
  }
}

/** Parses to a path without a slash at its end; '' for the root of the host. */
export const basePath = z
  .string()
  .regex(/^(\/[\w.~-]+)*\/?$/)
  .transform((path) => path.replace(/\/$/, ''))
  .describe('a path of letters, digits, ., _, ~ and -, such as /news; / is the root');

/** Returns the kind of addresses with one of these schemes, without user, query and hash. */
const address = (protocol: RegExp) =>
  z.url({ protocol, abort: true }).refine((value) => {
    const { username, password, search, hash } = new URL(value);
    return username + password + search + hash === '';
  });

/** Returns the kind of addresses without a path; parses to scheme, host and port. */
const originOf = (protocol: RegExp) =>
  address(protocol)
    .refine((value) => new URL(value).pathname === '/')
    .transform((value) => new URL(value).origin);

/** Parses to an address without slashes at its end. */
export const url = address(/^https?$/)
  .transform((value) => value.replace(/\/+$/, ''))
  .describe('an http or https address without user, query and hash');

export const origin = originOf(/^https?$/).describe(
  'an http or https address without path, user, query and hash',
);

const IMAGE_PATTERN = /^(?:https?:\/\/[\w.-]+(?::\d+)?\/|\{address\})[^\s"<>\\^`|]*$/;

/** An address with the places of a picture's width and of its address. */
export const imagePattern = z
  .string()
  .regex(IMAGE_PATTERN)
  .refine((value) => {
    const places = value.match(/\{\w*\}|[{}]/g)?.join(' ') ?? '';
    return /^(\{width\} \{(url|address)\}|\{(url|address)\} \{width\})$/.test(places);
  })
  .describe(
    'an http or https address with {width} and {url} (percent-encoded), or {address} (as it is, also at the start): https://img.example.test/{width}/{url}',
  );

/** An address with the place of a text to search for. */
export const searchPattern = z
  .string()
  .regex(/^https?:\/\/[\w.-]+(?::\d+)?\/[^\s"<>\\^`|{}]*\{place\}[^\s"<>\\^`|{}]*$/)
  .describe(
    'an http or https address with {place} (percent-encoded): https://map.example.test/search?q={place}',
  );

/** Returns the kind of several values with spaces between them. */
const listOf = <Item extends z.ZodType<string, string>>(item: Item, allowed: string) =>
  z
    .string()
    .transform((value): readonly string[] => value.split(/\s+/).filter((part) => part !== ''))
    .pipe(z.array(item).readonly())
    .describe(`${allowed}, separated by spaces`);

export const basePaths = listOf(basePath, 'paths such as /news');

export const origins = listOf(origin, 'http or https addresses without path, user, query and hash');

/** Origins of HTTP requests and WebSockets: `wss://live.example.test`. */
export const streamOrigins = listOf(
  originOf(/^(http|ws)s?$/),
  'http, https, ws or wss addresses without path, user, query and hash',
);

const PAIRS = /^\w+=[\w/-]+(\s*,\s*\w+=[\w/-]+)*$/;

/** Parses `share=doShare,login=signIn` to an object. */
export const pairs = z
  .string()
  .regex(PAIRS)
  .transform(
    (value): Readonly<Record<string, string>> =>
      Object.fromEntries(value.split(',').map((pair) => pair.trim().split('='))),
  )
  .describe('name=value, separated by commas; values of letters, digits, _, - and /');

const COLOURS = `(?:\\s+(?:${THEME_COLOURS.join('|')}):#(?:[\\da-f]{3}){1,2})+`;
const THEME = new RegExp(`^([a-z][a-z\\d-]*)=((?:light|sepia|dark)${COLOURS})$`);

/**
 * Parses `spring=light ground:#f3fff0 raised:#e4f5df; plum=dark ground:#201828` to the themes by name, as
 * the inline script of pages reads them: `light --ground:#f3fff0;--raised:#e4f5df`.
 */
export const themes = z
  .string()
  .transform((value, context): Readonly<Record<string, string>> => {
    const all: Record<string, string> = {};
    for (const text of value.split(';')) {
      const [, name = '', theme = ''] = THEME.exec(text.trim()) ?? [];
      const isTaken = ['grey', ...LOOK_THEMES, ...Object.keys(all)].includes(name);
      if (isTaken) context.addIssue('no theme, or another of this name');
      const [base, ...colours] = theme.split(/\s+/);
      all[name] = `${base} ${colours.map((colour) => `--${colour}`).join(';')}`;
    }
    return all;
  })
  .describe(
    `name=light, sepia or dark, then colours such as ground:#fff (${THEME_COLOURS.join(', ')}), separated by spaces; a semicolon between themes`,
  );

/** Parses to the chosen form of each call, by the call's path. */
export const callForms = z
  .string()
  .transform((value, context) => {
    const chosen = parseFormChoice(value);
    if (!chosen) context.addIssue('an unknown call or form');
    return chosen ?? {};
  })
  .describe('call=METHOD:path, separated by commas, as src/docs/calls.md lists them');

const SIGN_PART = /\{(values|pairs|names|random|timestamp|token|devid|version|secret)\}/g;

/** Parses to the way in which login calls are signed. */
export const programSign = z
  .string()
  .regex(/^(md5|sha256|sm3) \S+$/)
  .refine((value) => !/[{}]/.test(value.replace(SIGN_PART, '')))
  .transform((value) => {
    const [hash, text = ''] = value.split(' ');
    return { hash: hash as 'md5' | 'sha256' | 'sm3', text };
  })
  .describe(
    'md5, sha256 or sm3, a space, and a text of {values}, {pairs}, {names}, {random}, {timestamp}, {token}, {devid}, {version} and {secret}',
  );

/** Returns a kind whose value may be the empty text, too. */
export const orEmpty = <Kind extends z.ZodType<string, string>>(kind: Kind) =>
  z
    .literal('')
    .or(kind)
    .describe(kind.description ?? '');
