import { cutCharacters } from '../cutCharacters.ts';

const SOURCE_LABEL_CHARACTERS = 10;

/** Returns the source cut to ten characters and an ellipsis (product 9.9). */
export function formatSourceLabel(source: string): string {
  const label = cutCharacters(source, SOURCE_LABEL_CHARACTERS);
  return label === source ? source : `${label}…`;
}
