import fc from 'fast-check';
import { hostileUrl } from './hostileUrl.ts';

/** Numbers, texts and objects that servers and storage contain in place of what is expected. */
const SCALARS = [
  null,
  true,
  false,
  0,
  1,
  2,
  3,
  -1,
  -2147483648,
  1e300,
  -0.5,
  1_800_000_000_000,
  '',
  ' ',
  '0',
  '1',
  'true',
  '16:9',
  '#fff',
  '00:99:99',
  '2026-11-20 10:00:00',
  '0000-00-00 00:00:00',
  '2026/2/31',
  'text',
  '<p>文字<br>',
  '&#x110000;&nbsp;',
  '[',
  '{',
  '[1,{"id":1}]',
  '{"list":[{}],"id":"1"}',
  '\ud800',
  '%E0%A4%A',
] as const;

/** Properties that every object inherits: a table must not find its rows under these names. */
const INHERITED = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];

/**
 * Returns the names of the fields that a function reads of its argument, at any depth, also when
 * the argument is JSON text.
 */
export function recordFields(read: (wire: unknown) => unknown): readonly string[] {
  const names = new Set<string>();
  let step = 0;
  const kinds = [0, 1, 2, 3, 1, 0, 2, 1, 3, 0, 0, 1];
  const next = (depth: number): unknown => {
    step += 1;
    const kind = depth > 5 ? 0 : kinds[(step * 7 + depth) % kinds.length];
    if (kind === 0) return '1';
    if (kind === 3) return 'https://a.example.test/a.jpg';
    return kind === 1 ? recorder(depth) : [recorder(depth), recorder(depth)];
  };
  const recorder = (depth: number): object =>
    new Proxy(
      { id: 1 },
      {
        get: (_, name) => {
          if (typeof name !== 'string' || name === 'toString' || name === 'toJSON')
            return undefined;
          names.add(name);
          return next(depth + 1);
        },
      },
    );
  const parseJson = JSON.parse;
  JSON.parse = () => recorder(0);
  for (let round = 0; round < 24; round += 1) {
    step = round;
    try {
      read(round % 4 === 3 ? [recorder(0)] : recorder(0));
    } catch {
      // The names that were read until then are enough; the property finds what throws.
    }
  }
  JSON.parse = parseJson;
  return [...names].filter((name) => !name.endsWith(' '));
}

/** Values of JSON whose objects have fields of these names, among others. */
export function hostileJson(fields: readonly string[]): fc.Arbitrary<unknown> {
  const names = [...fields, 'id', 'list', 'length', ...INHERITED];
  const { value } = fc.letrec<{ value: unknown; record: unknown }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      { weight: 4, arbitrary: fc.constantFrom<unknown>(...SCALARS) },
      { weight: 1, arbitrary: fc.constantFrom(...INHERITED) },
      { weight: 1, arbitrary: hostileUrl },
      { weight: 5, arbitrary: tie('record') },
      { weight: 3, arbitrary: fc.array(tie('value'), { maxLength: 3 }) },
      { weight: 1, arbitrary: tie('record').map((record) => JSON.stringify(record)) },
    ),
    record: fc
      .array(fc.tuple(fc.constantFrom(...names), tie('value')), {
        maxLength: Math.min(names.length, 20),
        size: 'max',
      })
      // As parsed JSON: '__proto__' is a field of its own.
      .map((entries) => {
        const record: Record<string, unknown> = {};
        for (const [name, field] of entries) {
          Object.defineProperty(record, name, {
            value: field,
            enumerable: true,
            configurable: true,
            writable: true,
          });
        }
        return record;
      }),
  }));
  return value;
}
