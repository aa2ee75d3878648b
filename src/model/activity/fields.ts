import * as read from '../read.ts';
import { parseLine } from '../text.ts';
import { field, parseEach, parseList, parseRecord, removeDuplicates } from '../wire.ts';

/** Kinds of form fields that an editor can define; an unknown kind becomes a line of text. */
export type ApplyFieldKind =
  | 'text'
  | 'paragraph'
  | 'phone'
  | 'number'
  | 'choice'
  | 'choices'
  | 'date'
  | 'picture';

/** Field kinds by the names that servers use; every other name is a line of text. */
const KINDS: ReadonlyMap<string, ApplyFieldKind> = new Map([
  ['textarea', 'paragraph'],
  ['tel', 'phone'],
  ['phone', 'phone'],
  ['mobile', 'phone'],
  ['number', 'number'],
  ['radio', 'choice'],
  ['select', 'choice'],
  ['checkbox', 'choices'],
  ['date', 'date'],
  ['pic', 'picture'],
  ['picture', 'picture'],
  ['image', 'picture'],
]);

/** Length limits in characters for fields without one. */
const MAX_LINE_LENGTH = 100;
const MAX_PARAGRAPH_LENGTH = 1000;
/** Larger limits are taken for typing errors of the editor. */
const MAX_LENGTH = 5000;

/**
 * Returns the fields of a form that an editor defined (signForm, vs_user_inforule), in its
 * order.
 */
export function parseApplyFields(value: unknown): readonly ApplyField[] {
  return removeDuplicates(parseEach(value, parseApplyField));
}

export type ApplyField = read.Parsed<typeof parseApplyField>;

/** Returns a field; null without a label. Some servers identify a field only by its label. */
function parseApplyField(value: unknown) {
  const wire = parseRecord(value);
  const label = read.line(wire, 'name', 'label', 'title');
  const id = read.text(wire, 'id', 'fieldId', 'key') || label;
  const options = parseOptions(field(wire, 'options', 'option', 'values'));
  const kind = decideKind(read.text(wire, 'type', 'kind'), options);
  const max = read.count(wire, 'maxLength', 'maxlength', 'max');
  return read.filled(['label'], {
    id,
    kind,
    label,
    required: read.flag(wire, 'required', 'isRequired'),
    /** The options of a choice; [] for other kinds. */
    options,
    /** Maximum number of characters of a text. */
    max: Math.min(
      max || (kind === 'paragraph' ? MAX_PARAGRAPH_LENGTH : MAX_LINE_LENGTH),
      MAX_LENGTH,
    ),
    hint: read.line(wire, 'placeholder', 'hint'),
  });
}

/** A choice without options could not be answered, so it becomes a line of text. */
function decideKind(type: string, options: readonly string[]): ApplyFieldKind {
  const kind = KINDS.get(type.toLowerCase()) ?? 'text';
  return kind.startsWith('choice') && options.length === 0 ? 'text' : kind;
}

/**
 * Accepts a list of texts, a list of objects with a name, or one text separated by commas or
 * line breaks.
 */
function parseOptions(value: unknown): readonly string[] {
  const list =
    typeof value === 'string' && !value.trimStart().startsWith('[')
      ? value.split(/[\r\n]/.test(value) ? /[\r\n]+/ : /[,，]/)
      : parseList(value);
  const texts = list.map((option) =>
    typeof option === 'object'
      ? read.line(parseRecord(option), 'name', 'label', 'value')
      : parseLine(option),
  );
  return Array.from(new Set(texts.filter((text) => text !== '')));
}
