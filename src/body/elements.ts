/**
 * The elements that a body may contain. Sets and maps, because a tag may be named
 * `constructor`.
 */

const set = (names: string) => new Set(names.split(' '));

/** Elements of the result. All others are renamed, unwrapped or dropped. */
export const ALLOWED_TAGS: ReadonlySet<string> = set(
  'a abbr b bdi bdo blockquote br caption cite code col colgroup dd del dfn div dl dt em figcaption figure h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q rp rt ruby s samp section small span strong sub sup table tbody td tfoot th thead tr u ul var wbr',
);

/** Dropped with their content: code, forms, foreign markup, media without a marker. */
export const DROPPED_TAGS: ReadonlySet<string> = set(
  'area audio base basefont bgsound canvas datalist dialog embed frame frameset head iframe input link map math meta noembed noframes noscript object param portal script select source style svg template textarea title track video',
);

/** Elements that are replaced by an allowed one of the same meaning. */
export const RENAMED_TAGS: ReadonlyMap<string, string> = new Map([
  ['h1', 'h2'],
  ['strike', 's'],
  ['tt', 'code'],
  ['acronym', 'abbr'],
  ['dir', 'ul'],
  ['menu', 'ul'],
  ['listing', 'pre'],
  ['xmp', 'pre'],
  ['plaintext', 'pre'],
  ...Array.from(
    set(
      'address article aside center details fieldset footer form header hgroup legend main nav search summary',
    ),
    (name): [string, string] => [name, 'div'],
  ),
]);

export const VOID_TAGS: ReadonlySet<string> = set('br col hr img wbr');

/** Allowed inline elements; all other allowed elements are blocks. */
export const INLINE_TAGS: ReadonlySet<string> = set(
  'a abbr b bdi bdo br cite code del dfn em i img ins kbd mark q rp rt ruby s samp small span strong sub sup u var wbr',
);

/** Blocks that may contain only text, so no figure. */
export const TEXT_BLOCK_TAGS: ReadonlySet<string> = set('p h2 h3 h4 h5 h6 pre');

/** Deeper elements are unwrapped to their text; browsers limit the depth to 512. */
export const MAX_DEPTH = 60;

/** A body with more nodes is shown as plain paragraphs. A list of 5,000 people has 65,000. */
export const MAX_NODES = 120_000;
