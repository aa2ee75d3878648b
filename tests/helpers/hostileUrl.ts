import fc from 'fast-check';

/** Schemes that run code, read files or show a document of the attacker's. */
const FORBIDDEN_SCHEMES = [
  'javascript:',
  'vbscript:',
  'livescript:',
  'data:text/html,',
  'data:text/html;base64,',
  'data:image/svg+xml,',
  'data:application/xhtml+xml,',
  'blob:',
  'blob:https://news.example.test/',
  'filesystem:',
  'file:///',
  'view-source:',
  'about:',
  'intent:',
  'feed:',
  'jar:',
  'ws:',
] as const;

/** Starts of addresses that are allowed, or that look like addresses of the site. */
const OTHER_STARTS = [
  'https://',
  'http://',
  'https:',
  'http:/',
  'http:\\\\',
  'mailto:',
  'tel:',
  '//',
  '///',
  '/\\',
  '\\\\',
  '\\/',
  '/.//',
  '/..//',
  '/%2f/',
  './/',
  '/',
  '#',
  '?',
  '',
] as const;

const HOSTS = [
  'evil.example.test',
  'news.example.test',
  'news.example.test@evil.example.test',
  'news.example.test:x@evil.example.test',
  'news.example.test.evil.example.test',
  'evil.example.test\\@news.example.test',
  'evil.example.test#@news.example.test',
  'evil。example。test',
  '[::1]',
  '2130706433',
  '0x7f.1',
  'localhost:4321',
  '%65vil.example.test',
] as const;

const TAILS = [
  'alert(1)',
  '//%0aalert(1)',
  '<script>alert(1)</script>',
  'PHNjcmlwdD4=',
  '/a.html?x=1#y',
  '?back=//evil.example.test',
  '#javascript:alert(1)',
  '/../../x',
  '" onclick="alert(1)',
  "' x='",
  '',
] as const;

/** Characters that parsers of addresses drop or trim. */
const IGNORED = ['\t', '\n', '\r', '\0', '\u0001', ' ', '\u00a0', '\u200b', '\ufeff', '\u2028'];

/** Returns the text with ignored characters put into it and random case. */
const disguise = (text: string): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.array(fc.tuple(fc.nat(text.length), fc.constantFrom(...IGNORED)), { maxLength: 3 }),
      fc.bigInt({ min: 0n, max: 2n ** BigInt(text.length) }),
    )
    .map(([insertions, upper]) => {
      const letters = Array.from({ length: text.length }, (_, at) => {
        const letter = text.charAt(at);
        return (upper >> BigInt(at)) & 1n ? letter.toUpperCase() : letter;
      });
      for (const [at, ignored] of insertions) letters.splice(at, 0, ignored);
      return letters.join('');
    });

/** Addresses that try to run code, to leave the site or to hide their host. */
export const hostileUrl: fc.Arbitrary<string> = fc
  .tuple(
    fc
      .oneof(fc.constantFrom(...FORBIDDEN_SCHEMES), fc.constantFrom(...OTHER_STARTS))
      .chain((start) => fc.oneof(fc.constant(start), disguise(start))),
    fc.oneof(fc.constant(''), fc.constantFrom(...HOSTS), fc.domain()),
    fc.oneof(fc.constantFrom(...TAILS), fc.string({ maxLength: 12, unit: 'binary' })),
  )
  .map((parts) => parts.join(''));
