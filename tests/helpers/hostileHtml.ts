import fc from 'fast-check';
import { hostileUrl } from './hostileUrl.ts';

const list = (names: string) => names.split(' ');

const TAGS = list(
  'a b p i div span img br table tbody tr td th col ul ol li dl figure figcaption h1 h3 pre code blockquote ruby rt section font center big custom-x ' +
    'script style iframe frame frameset object embed applet param base meta link title head body html template noscript noembed noframes plaintext xmp listing textarea select option form input button label details summary dialog marquee portal video audio source track map area ' +
    'svg g a path use image animate set foreignObject desc title math mi mo mtext mglyph malignmark annotation-xml maction semantics',
);

const HANDLERS = list('onclick onerror onload onfocus ontoggle onanimationstart onbegin onX');
const URL_ATTRIBUTES = list(
  'href src srcset xlink:href action formaction poster data background cite longdesc srcdoc lowsrc dynsrc ping manifest codebase to from values',
);
/** Names that hide properties of the document, of forms and of objects. */
const CLOBBERING_NAMES = list(
  'body location cookie settings attributes childNodes parentNode nodeName innerHTML getElementById constructor __proto__ toString c- c-a c-__proto__',
);
const OTHER_ATTRIBUTES = list(
  'class target rel dir lang title alt width height colspan start type tabindex role contenteditable autofocus http-equiv content charset is slot part for form usemap encoding definitionurl attributeName data-act data-i data-t data-src data-unsized aria-label shadowrootmode',
);

const TEXTS = [
  'text',
  '文字',
  '<',
  '>',
  '&',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#60;img src=x onerror=alert(1)&#62;',
  '&colon;&Tab;&NewLine;&#x6a;&#0;&#xd800;&#x110000;',
  '\0',
  '\ud800',
  '\r\n',
  '\u2028',
  '<!--',
  '-->',
  '--!>',
  '<!-->',
  '<![CDATA[',
  ']]>',
  '<?xml ?>',
  '<!DOCTYPE html>',
  '</p>',
  '</style>',
  '</script>',
  '</title>',
  '</textarea>',
  '</noscript>',
  '</template>',
  '</svg>',
  '</math>',
  '</table>',
  '</body></html>',
  '<!--IMAGEARRAY#0-->',
  '<!--VIDEOARRAY#0-->',
  '<b title="</b><script>alert(1)</script>">',
  "<img title='",
  '<a href="',
];

const STYLES = [
  'color:red',
  'background:url(javascript:alert(1))',
  'background-image:url("https://evil.example.test/a")',
  'width:expression(alert(1))',
  '-moz-binding:url(//evil.example.test)',
  'behavior:url(a.htc)',
  'position:fixed;inset:0;z-index:9',
  '@import "//evil.example.test"',
  'color:\\72 ed;font-size:20px',
  '--c:url(//evil.example.test);--b:red',
  'text-indent:-9999px;margin:-99px',
  'c/**/olor:red/*',
];

/** Characters that separate attributes, or look like it. */
const SEPARATORS = [' ', ' ', '\n', '\t', '\f', '/', '\r', '\u00a0', '"', '\0'];

const mixCase = (names: readonly string[]): fc.Arbitrary<string> =>
  fc
    .tuple(fc.constantFrom(...names), fc.nat(3))
    .map(([name, kind]) =>
      kind === 0
        ? name.toUpperCase()
        : kind === 1
          ? name.charAt(0).toUpperCase() + name.slice(1)
          : name,
    );

/** Writes each character as a reference with a chance of one in two. */
const encoded = (value: string): fc.Arbitrary<string> =>
  fc.array(fc.nat(3), { minLength: 1, maxLength: 16 }).map((kinds) =>
    Array.from(value, (letter, at) => {
      const code = letter.codePointAt(0) ?? 0;
      const kind = kinds[at % kinds.length];
      if (kind === 0) return `&#${code};`;
      return kind === 1 ? `&#x${code.toString(16)}` : letter;
    }).join(''),
  );

const attributeValue = (value: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.oneof({ weight: 3, arbitrary: value }, { weight: 1, arbitrary: value.chain(encoded) }),
      fc.constantFrom('"', '"', "'", '', '`', '" '),
    )
    .map(([text, quote]) => `=${quote}${text}${quote}`);

const anyText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 1, arbitrary: fc.string({ maxLength: 12, unit: 'binary' }) },
);

const attribute = (names: readonly string[], value: fc.Arbitrary<string>) =>
  fc.tuple(mixCase(names), attributeValue(value)).map((parts) => parts.join(''));

const anyAttribute: fc.Arbitrary<string> = fc.oneof(
  attribute(URL_ATTRIBUTES, hostileUrl),
  attribute(HANDLERS, fc.constantFrom('alert(1)', 'x', '')),
  attribute(['style'], fc.constantFrom(...STYLES)),
  attribute(['id', 'name'], fc.constantFrom(...CLOBBERING_NAMES)),
  attribute(OTHER_ATTRIBUTES, fc.oneof(anyText, fc.constantFrom('1', 'refresh', 'open', '-1'))),
  fc.oneof(mixCase(HANDLERS), anyText),
);

const startTag: fc.Arbitrary<{ readonly name: string; readonly html: string }> = fc
  .tuple(
    mixCase(TAGS),
    fc.array(fc.tuple(fc.constantFrom(...SEPARATORS), anyAttribute), { maxLength: 4 }),
    fc.constantFrom('>', '>', '>', '/>', ' >', ''),
  )
  .map(([name, attributes, end]) => ({
    name,
    html: `<${name}${attributes.flat().join('')}${end}`,
  }));

const { tree } = fc.letrec<{ tree: string; element: string; content: string }>((tie) => ({
  tree: fc.array(tie('content'), { maxLength: 5 }).map((parts) => parts.join('')),
  content: fc.oneof(
    { maxDepth: 6, withCrossShrink: true },
    anyText,
    { weight: 3, arbitrary: tie('element') },
    { weight: 1, arbitrary: tie('tree').map((inner) => `<!--${inner}-->`) },
  ),
  // Half of the elements are closed, some by the end tag of another one, the rest not at all.
  element: fc
    .tuple(startTag, tie('tree'), fc.constantFrom('own', 'own', 'none', 'other'), mixCase(TAGS))
    .map(([{ name, html }, inner, end, other]) => {
      const endTag = end === 'none' ? '' : `</${end === 'own' ? name : other}>`;
      return `${html}${inner}${endTag}`;
    }),
}));

/**
 * Markup as an attacker writes it: elements, attributes and nesting that are forbidden, names
 * that hide properties of the document, and markup that ends where nothing may end.
 */
export const hostileHtml: fc.Arbitrary<string> = fc
  .tuple(tree, fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, fc.nat(40)))
  .map(([html, cut]) => html.slice(0, html.length - cut));

/** Returns the text with U+FFFD in place of halves of surrogate pairs, as files and pages have it. */
export const replaceHalfPairs = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd');

/** Text that contains pieces of markup, and all that text may contain. */
export const hostileText: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      anyText,
      startTag.map(({ html }) => html),
      hostileUrl,
    ),
    { maxLength: 5 },
  )
  .map((parts) => parts.join(''));
