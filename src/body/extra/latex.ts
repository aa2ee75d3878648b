import { element, text, textOf } from '../tree.ts';
import type { Node } from '../types.ts';

/** Longer formulas are shown as they are written. */
const MAX_CHARACTERS = 2_000;
const MAX_DEPTH = 20;

const pairs = (list: string): [string, string][] =>
  list.split(' ').map((pair) => pair.split(':') as [string, string]);

/** Commands for one sign. */
const SIGNS = new Map(
  pairs(
    'alpha:α beta:β gamma:γ delta:δ epsilon:ε varepsilon:ε zeta:ζ eta:η theta:θ vartheta:ϑ iota:ι kappa:κ lambda:λ mu:μ nu:ν xi:ξ pi:π rho:ρ sigma:σ tau:τ upsilon:υ phi:φ varphi:φ chi:χ psi:ψ omega:ω Gamma:Γ Delta:Δ Theta:Θ Lambda:Λ Xi:Ξ Pi:Π Sigma:Σ Phi:Φ Psi:Ψ Omega:Ω times:× div:÷ pm:± mp:∓ cdot:· ast:∗ star:⋆ circ:∘ bullet:• leq:≤ le:≤ geq:≥ ge:≥ neq:≠ ne:≠ approx:≈ equiv:≡ sim:∼ cong:≅ propto:∝ ll:≪ gg:≫ infty:∞ partial:∂ nabla:∇ sum:∑ prod:∏ int:∫ oint:∮ to:→ rightarrow:→ leftarrow:← Rightarrow:⇒ Leftarrow:⇐ Leftrightarrow:⇔ leftrightarrow:↔ mapsto:↦ uparrow:↑ downarrow:↓ in:∈ notin:∉ ni:∋ subset:⊂ subseteq:⊆ supset:⊃ supseteq:⊇ cup:∪ cap:∩ emptyset:∅ varnothing:∅ forall:∀ exists:∃ neg:¬ land:∧ lor:∨ wedge:∧ vee:∨ oplus:⊕ otimes:⊗ perp:⊥ parallel:∥ angle:∠ triangle:△ because:∵ therefore:∴ dots:… ldots:… cdots:⋯ vdots:⋮ prime:′ degree:° hbar:ħ ell:ℓ Re:ℜ Im:ℑ aleph:ℵ lbrace:{ rbrace:} langle:⟨ rangle:⟩ lvert:| rvert:| vert:| mid:| lfloor:⌊ rfloor:⌋ lceil:⌈ rceil:⌉ backslash:\\',
  ),
);
/** Signs with blanks on both sides. */
const RELATION = /^[=<>≠≤≥≈≡→⇒⇔∈±×÷+−]$/;
const FUNCTIONS =
  /^(?:arc)?(?:sin|cos|tan|cot|sec|csc)h?$|^(?:log|ln|lg|lim|max|min|sup|inf|exp|det|dim|gcd|mod|deg|arg|ker)$/;
/** Commands whose argument is shown without them. */
const PLAIN =
  /^(?:text|textrm|textbf|textit|mathrm|mathbf|mathit|mathsf|mathtt|mathcal|mathbb|mathfrak|boldsymbol|bm|operatorname|mbox|hbox|rm|overline|underline|bar|hat|vec|tilde|dot|ddot|widehat|overrightarrow|boxed|displaystyle|textstyle|limits|nolimits|left|right|big|Big|bigg|Bigg|bigl|bigr|Bigl|Bigr)$/;
const ACCENTS = new Map(
  pairs('overline:\u0305 bar:\u0304 hat:\u0302 vec:\u20d7 tilde:\u0303 dot:\u0307 ddot:\u0308'),
);

/** The command is none of those that can be set in one line. */
class Unknown extends Error {}

/**
 * Returns a formula in LaTeX as HTML text: letters, signs, indices; fractions and roots in one line, as
 * `formulas` does it. Null when it has a command that needs more.
 */
export function typesetLatex(source: string): Node[] | null {
  if (source.length > MAX_CHARACTERS) return null;
  try {
    const reader = new Reader(source.trim());
    const nodes = reader.readAll();
    return nodes.length > 0 ? nodes : null;
  } catch (error) {
    if (error instanceof Unknown) return null;
    throw error;
  }
}

class Reader {
  private at = 0;
  private depth = 0;
  private readonly source: string;

  constructor(source: string) {
    this.source = source;
  }

  readAll(): Node[] {
    const nodes = this.readUntil('');
    if (this.at < this.source.length) throw new Unknown();
    return nodes;
  }

  /** Reads to a closing sign, which is read too; '' for the end. */
  private readUntil(end: string): Node[] {
    this.depth += 1;
    if (this.depth > MAX_DEPTH) throw new Unknown();
    const nodes: Node[] = [];
    for (;;) {
      if (this.at >= this.source.length) {
        if (end !== '') throw new Unknown();
        break;
      }
      if (end !== '' && this.source.startsWith(end, this.at)) {
        this.at += end.length;
        break;
      }
      nodes.push(...this.readPart(nodes.length > 0));
    }
    this.depth -= 1;
    return nodes;
  }

  private readPart(isAfterTerm: boolean): Node[] {
    const sign = this.source.charAt(this.at);
    this.at += 1;
    switch (sign) {
      case '{':
        return this.readUntil('}');
      case '^':
        return [element('sup', {}, this.readArgument())];
      case '_':
        return [element('sub', {}, this.readArgument())];
      case '\\':
        return this.readCommand(isAfterTerm);
      case '}':
        throw new Unknown();
      case '&':
        return [text(' ')];
      case '~':
        return [text('\u00a0')];
      case "'":
        return [text('′')];
      case ' ':
      case '\n':
      case '\t':
      case '\r':
        return [];
      default:
        return [formatSign(sign.replace('-', '−'), isAfterTerm)];
    }
  }

  private readArgument(): Node[] {
    while (/\s/.test(this.source.charAt(this.at))) this.at += 1;
    if (this.at >= this.source.length) throw new Unknown();
    return this.readPart(false);
  }

  private readCommand(isAfterTerm: boolean): Node[] {
    const [name = ''] =
      /^(?:[a-zA-Z]+|[\s\S])/.exec(this.source.slice(this.at, this.at + 40)) ?? [];
    this.at += name.length;
    const sign = SIGNS.get(name);
    if (sign !== undefined) return [formatSign(sign, isAfterTerm)];
    if (FUNCTIONS.test(name)) return [text(`${isAfterTerm ? ' ' : ''}${name} `)];
    if (/^(?:text\w*|mbox|hbox|operatorname|mathrm)$/.test(name)) return [text(this.readWords())];
    if (/^[dt]?frac$/.test(name)) {
      const above = this.readArgument();
      return [...group(above), text('/'), ...group(this.readArgument())];
    }
    if (name === 'sqrt') {
      const root = this.source.charAt(this.at) === '[' ? this.readUntilRoot() : [];
      return [...root, text('√'), ...group(this.readArgument())];
    }
    if (name === '\\') return [element('br')];
    if (/^[,:; ]$|^q?quad$/.test(name))
      return [text(name === 'quad' || name === 'qquad' ? '\u2003' : ' ')];
    if (/^[%$#&_{}|]$/.test(name)) return [text(name)];
    if (name === '!') return [];
    if (PLAIN.test(name)) {
      const accent = ACCENTS.get(name);
      if (accent === undefined) return [];
      const inner = textOf(this.readArgument());
      return [text(Array.from(inner, (letter) => letter + accent).join(''))];
    }
    throw new Unknown();
  }

  private readUntilRoot(): Node[] {
    this.at += 1;
    return [element('sup', {}, this.readUntil(']'))];
  }

  /** Reads the argument of a command for words, with its blanks. */
  private readWords(): string {
    const [whole = '', words = ''] = /^\s*\{([^{}\\]*)\}/.exec(this.source.slice(this.at)) ?? [];
    if (whole === '') throw new Unknown();
    this.at += whole.length;
    return words;
  }
}

function formatSign(sign: string, isAfterTerm: boolean): Node {
  if (isAfterTerm && RELATION.test(sign)) return text(` ${sign} `);
  return /^[a-zA-Zα-ωϑϕ]$/.test(sign) ? element('var', {}, [text(sign)]) : text(sign);
}

const group = (nodes: readonly Node[]): Node[] =>
  /^(?:.|[\d.,]+)$/u.test(textOf(nodes)) ? [...nodes] : [text('('), ...nodes, text(')')];
