/** Fields that servers send, or might, without a documented meaning (src/docs/wireFields.md). */
export const GUESSED_FIELDS = {
  row: [
    'collectcount',
    'extGroupID',
    'iorder',
    'isExclusive',
    'isRel',
    'isTop',
    'isrecommend',
    'linkType',
    'listType',
    'markLocked',
    'multimediaLink',
    'picFullScreen',
    'position',
    'pubTimeDisplay',
    'sectionids',
    'titleDisplay',
  ],
  column: [
    'aggId',
    'appFixed',
    'appNormal',
    'appShow',
    'appTypePad',
    'columnLevel',
    'hasExtField',
    'hasSubColumn',
    'isForbidden',
    'isIncomPad',
    'isScreen',
    'isdelete',
    'onlyShowPad',
    'orderId',
    'showCard',
    'showCardPad',
    'showColumnPad',
    'showMoreTipPad',
    'showStyle',
    'showStylePad',
    'synXCX',
    'topCount',
    'topCountPad',
  ],
  detail: ['empty', 'isExclusive', 'isRel', 'markLocked'],
  activity: ['entryType', 'isRel', 'locationType', 'statusEntry', 'type'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** What real servers send where a value has no meaning; undefined leaves the field out. */
const ODD_VALUES = [
  0,
  1,
  '0',
  '1',
  true,
  false,
  'true',
  -2147483648,
  '-2147483648',
  '',
  'x',
  null,
  [],
  {},
  undefined,
] as const;

/** An object with the fields at odd values, which `seed` chooses; null leaves them all out. */
export function varyFields(
  object: Readonly<Record<string, unknown>>,
  names: readonly string[],
  seed: number | null,
): Record<string, unknown> {
  const entries = Object.entries(object).filter(([name]) => !names.includes(name));
  if (seed === null) return Object.fromEntries(entries);
  const odd = names.flatMap((name, index) => {
    const value = ODD_VALUES[(seed * 7 + index * 11) % ODD_VALUES.length];
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries([...entries, ...odd]);
}
