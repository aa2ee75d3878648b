import { describe, expect, it } from 'vitest';
import { parseApplyFields } from '../../../src/model/activity/fields.ts';

const one = (wire: object) => parseApplyFields([{ id: 'a', name: '姓名', ...wire }])[0];

describe('parseApplyFields', () => {
  it.each([
    ['text', 'text'],
    ['textarea', 'paragraph'],
    ['tel', 'phone'],
    ['number', 'number'],
    ['radio', 'choice'],
    ['checkbox', 'choices'],
    ['CHECKBOX', 'choices'],
    ['date', 'date'],
    ['pic', 'picture'],
    ['matrix', 'text'],
    ['', 'text'],
    ['constructor', 'text'],
  ])('maps the type %s to the kind %s', (type, kind) => {
    expect(one({ type, options: ['甲'] })?.kind).toBe(kind);
  });

  it('reads all properties of a field from a JSON string', () => {
    const field = { id: 3, name: ' 衣服<b>尺码</b> ', type: 'radio', required: '1' };
    const wire = { ...field, options: ['M', 'L'], maxLength: '20', placeholder: '请选择&amp;确认' };
    expect(parseApplyFields(JSON.stringify([wire]))).toEqual([
      {
        id: '3',
        kind: 'choice',
        label: '衣服尺码',
        required: true,
        options: ['M', 'L'],
        max: 20,
        hint: '请选择&确认',
      },
    ]);
  });

  it.each([
    ['a list', ['甲', ' 乙 ', '甲', '', 3], ['甲', '乙', '3']],
    ['a list as text', '["甲","乙"]', ['甲', '乙']],
    ['commas', '甲, 乙，丙,', ['甲', '乙', '丙']],
    ['lines that contain commas', '甲,一\r\n乙\n\n', ['甲,一', '乙']],
    ['objects with names', [{ name: '甲' }, { value: '乙' }, {}, null], ['甲', '乙']],
    ['nothing', undefined, []],
    ['a number', 7, []],
  ])('reads options from %s', (_, options, texts) => {
    expect(one({ type: 'checkbox', options })?.options).toEqual(texts);
  });

  it('turns a choice without options into a text field', () => {
    expect(one({ type: 'radio', options: [] })?.kind).toBe('text');
  });

  it.each([
    ['text', undefined, 100],
    ['textarea', 0, 1000],
    ['textarea', 99_999, 5000],
    ['text', '-3', 100],
  ])('limits a %s of %s characters to %s', (type, maxLength, max) => {
    expect(one({ type, maxLength })?.max).toBe(max);
  });

  it('omits fields without a label, rows that are no fields, and duplicates', () => {
    const fields = parseApplyFields([{ id: 'a' }, null, 7, [], { id: 'b', name: '乙' }]);
    expect(fields.map(({ id }) => id)).toEqual(['b']);
    const twice = parseApplyFields([
      { id: 'a', name: '甲' },
      { id: 'a', name: '乙' },
      { name: '丙' },
      { name: '丙' },
    ]);
    expect(twice.map(({ id, label }) => [id, label])).toEqual([
      ['a', '甲'],
      ['丙', '丙'],
    ]);
    expect(parseApplyFields({})).toEqual([]);
    expect(parseApplyFields('坏的')).toEqual([]);
  });
});
