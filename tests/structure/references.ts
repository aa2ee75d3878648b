type Document = 'product' | 'wire' | 'architecture';

interface Reference {
  readonly document: Document;
  /** A rule (`4.3`) or a whole section (`4`). */
  readonly rule: string;
}

/** A document's name and the numbers after it, with commas, "and" or "to" between them. */
const REFERENCE =
  /\b(product|wire|architecture)\s((?:\d{1,2}(?:\.\d{1,2})?(?:,(?=\s\d)\s|\s(?:and|to)\s(?=\d))?)+)(?![\w])/gi;

/** Returns the rules that a text cites, such as "(product 4.3, 5.12)", in their order. */
export function findReferences(text: string): readonly Reference[] {
  const line = text.replace(/\n\s*(?:\*|\/\/)?\s*/g, ' ');
  return Array.from(line.matchAll(REFERENCE)).flatMap(([, name = '', numbers = '']) =>
    Array.from(numbers.matchAll(/\d+(?:\.\d+)?/g), ([rule]) => ({
      document: name.toLowerCase() as Document,
      rule,
    })),
  );
}

/** Returns the numbers of headings: `4` of "## 4. States", `4.3` of "### 4.3 Preview". */
export function listRules(text: string): ReadonlySet<string> {
  return new Set(Array.from(text.matchAll(/^##+ (\d+(?:\.\d+)?)\b/gm), ([, rule = '']) => rule));
}
