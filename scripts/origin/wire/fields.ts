// Guesses: no answer of a server with these objects is known (src/docs/wireFields.md).

/** A field of a form of an editor: for sign-ups and for voters. */
export interface FormField {
  readonly id: string;
  readonly name: string;
  /** An unknown type is treated as a line of text. */
  readonly type: string;
  readonly required?: boolean;
  /** For radio and checkbox. */
  readonly options?: readonly string[];
  /** Maximum number of characters in texts. */
  readonly maxLength?: number;
  readonly placeholder?: string;
}

const MAX_LINE_LENGTH = 100;
const MAX_PARAGRAPH_LENGTH = 1000;

/** Returns the maximum number of characters; a default where the editor set none. */
export const maxLengthOf = ({ type, maxLength }: FormField): number =>
  maxLength ?? (type === 'textarea' ? MAX_PARAGRAPH_LENGTH : MAX_LINE_LENGTH);

/** Formats `signForm` and `vs_user_inforule`. */
export const formatFields = (fields: readonly FormField[]) =>
  fields.map((field) => ({
    id: field.id,
    name: field.name,
    type: field.type,
    required: field.required ? 1 : 0,
    options: field.options ?? [],
    maxLength: maxLengthOf(field),
    placeholder: field.placeholder ?? '',
  }));
