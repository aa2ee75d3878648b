import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss';

/**
 * A baked page carries the rules that its own markup uses, and no others. What late code
 * adds to it is styled by `src/styles/late.css`, which comes with that code.
 */
export function withUsedStyles(html: string): string {
  return html.replace(STYLE, (_, css: string) => {
    const used = namesOf(html);
    return `<style>${parseSheet(css).map(printUsed(used)).join('')}</style>`;
  });
}

const STYLE = /<style>([\s\S]*?)<\/style>/g;

/** A rule with what each of its selectors needs: `.class` or `tag` names, all of them. */
type Piece =
  | { readonly kind: 'rule'; readonly css: string; readonly needs: readonly (readonly string[])[] }
  | { readonly kind: 'group'; readonly head: string; readonly pieces: readonly Piece[] }
  | { readonly kind: 'other'; readonly css: string };

const sheets = new Map<string, readonly Piece[]>();

/** Every page of a kind carries the same sheet: it is read once. */
function parseSheet(css: string): readonly Piece[] {
  let pieces = sheets.get(css);
  if (!pieces) {
    pieces = postcss.parse(css).nodes.map(readNode);
    if (sheets.size < 20) sheets.set(css, pieces);
  }
  return pieces;
}

function readNode(node: ChildNode): Piece {
  if (node.type === 'rule') {
    return { kind: 'rule', css: String(node), needs: (node as Rule).selectors.map(readNeeds) };
  }
  const { name, params, nodes } = node as AtRule;
  if (node.type === 'atrule' && (name === 'media' || name === 'supports') && nodes) {
    return { kind: 'group', head: `@${name} ${params}`, pieces: nodes.map(readNode) };
  }
  return { kind: 'other', css: `${node};` };
}

/** `.row-small .row-words > p` needs both classes and a `p`; attributes and states need nothing. */
function readNeeds(selector: string): readonly string[] {
  const bare = selector
    .replace(/\[[^\]]*\]/g, '')
    .replace(/::?[\w-]+(\((?:[^()]|\([^()]*\))*\))?/g, '');
  const classes = Array.from(
    bare.matchAll(/\.((?:\\.|[\w-])+)/g),
    ([, name = '']) => `.${name.replaceAll('\\', '')}`,
  );
  const tags = Array.from(bare.matchAll(/(?:^|[\s>+~])([a-z][\w-]*)/g), ([, tag = '']) => tag);
  return [...classes, ...tags];
}

function namesOf(html: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (const [, tag = ''] of html.matchAll(/<([a-z][\w-]*)/g)) names.add(tag);
  for (const [, list = ''] of html.matchAll(/ class="([^"]*)"/g)) {
    for (const name of list.split(/\s+/)) names.add(`.${name}`);
  }
  return names;
}

function printUsed(used: ReadonlySet<string>) {
  return function print(piece: Piece): string {
    switch (piece.kind) {
      case 'rule':
        return piece.needs.some((names) => names.every((name) => used.has(name))) ? piece.css : '';
      case 'group': {
        const inside = piece.pieces.map(print).join('');
        return inside && `${piece.head}{${inside}}`;
      }
      case 'other':
        return piece.css;
    }
  };
}
