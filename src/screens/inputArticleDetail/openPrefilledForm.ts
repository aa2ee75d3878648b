import type { Contribution } from '../../model/community/contribution.ts';
import { openSheet } from '../../services/sheets.ts';

/** Opens the form with the values of a refused contribution. */
export function openPrefilledForm({
  seekId,
  seekTitle,
  title,
  text,
  author,
  attached,
}: Contribution): void {
  openSheet({
    kind: 'form',
    form: 'contribution',
    id: seekId,
    name: seekTitle,
    initial: { values: { title, text, author }, files: attached },
  });
}
