// Guesses: no answer of a server with these objects is known (src/docs/wire.md).
/** A field of a form that an editor put together: of a sign-up, or of who votes. */
export interface FormField {
  readonly id: string;
  readonly name: string;
  /** One that nobody knows is a line of text. */
  readonly type: string;
  readonly required?: boolean;
  /** Of radio and checkbox. */
  readonly options?: readonly string[];
  /** Characters at most, of texts. */
  readonly maxLength?: number;
  readonly placeholder?: string;
}

const MAX_LINE_LENGTH = 100;
const MAX_PARAGRAPH_LENGTH = 1000;

/** Characters at most, also where the editor set no limit. */
export const maxLengthOf = ({ type, maxLength }: FormField): number =>
  maxLength ?? (type === 'textarea' ? MAX_PARAGRAPH_LENGTH : MAX_LINE_LENGTH);

/** `signForm` and `vs_user_inforule`. */
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
