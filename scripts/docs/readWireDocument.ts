/** A field in a table of the wire document. */
export interface DocumentedField {
  /** Path below `src`: the heading over the table. */
  readonly file: string;
  readonly name: string;
  /** All names of its row: the first that is set is read. */
  readonly names: readonly string[];
  readonly source: string;
  /** What happens where the field is absent or has another type. */
  readonly absent: string;
}

const FILE_HEADING = /^### `(.+)`$/;
const NOT_READ_HEADING = '## Not read';

/** Returns the rows, files and forbidden names of the tables of `src/docs/wireFields.md`. */
export function readWireDocument(text: string) {
  const rows: DocumentedField[] = [];
  const files: string[] = [];
  const forbidden: string[] = [];
  let file = '';
  let isNotRead = false;
  for (const line of text.split('\n')) {
    if (/^##? /.test(line)) {
      file = '';
      isNotRead = line === NOT_READ_HEADING;
    }
    const [, heading = ''] = FILE_HEADING.exec(line) ?? [];
    if (heading) {
      file = heading;
      files.push(heading);
    }
    if (!line.startsWith('| `')) continue;
    const [fields = '', , source = '', absent = ''] = line.split('|').slice(1);
    const names = Array.from(fields.matchAll(/`([^`]+)`/g), ([, name = '']) => name);
    if (isNotRead) forbidden.push(...names);
    else if (file) rows.push(...names.map((name) => ({ file, name, names, source, absent })));
  }
  return {
    rows,
    /** The files, in the order of their headings. */
    files,
    /** The names of fields under "Not read". */
    forbidden,
  };
}
