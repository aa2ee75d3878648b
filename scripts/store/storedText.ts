import { Client, type ClientConfig } from 'pg';
import { cleanText } from '../../src/model/cleanText.ts';

/** Returns values as JSON for a column of type `jsonb`, which refuses NUL and halves of pairs. */
export const toJsonb = (values: unknown): string =>
  JSON.stringify(values, (_, value) => (typeof value === 'string' ? cleanText(value) : value));

/** Returns a value of JSON whose texts a column of type `jsonb` has. */
export const cleanTexts = <T>(value: T): T => JSON.parse(toJsonb(value));

/** Returns a parameter of a statement without NUL, which no text of PostgreSQL has. */
function cleanParameter(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(cleanParameter);
  return typeof value === 'string' ? value.replaceAll('\0', '') : value;
}

/** A connection of the store: no text of a parameter lets its statements fail. */
export class TextClient extends Client {
  constructor(config?: ClientConfig) {
    super(config);
    // Without a listener the end of the server would end this process; statements reject all the same.
    this.on('error', () => {});
  }

  static {
    // Not as a method: it has many signatures, which stay as they are.
    TextClient.prototype.query = function (this: Client, ...args: unknown[]) {
      const [statement, parameters, ...rest] = args;
      const clean = [statement, cleanParameter(parameters), ...rest];
      return Reflect.apply(Client.prototype.query, this, clean);
    } as typeof Client.prototype.query;
  }
}
