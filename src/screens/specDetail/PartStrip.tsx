import type { ActTranslate } from '../../i18n/translate.ts';
import type { Column } from '../../model/site/types.ts';
import { formatPartId } from '../../model/special/specialParts.ts';
import { label } from '../../ui/words.tsx';

interface PartStripProps {
  readonly columns: readonly Column[];
  readonly t: ActTranslate;
}

/** Renders a sticky strip of links to the parts; elements/partStrip.ts marks the current part. */
export function PartStrip({ columns, t }: PartStripProps) {
  return (
    <part-strip>
      <nav {...label(t, 'special.parts')} className="strip-links part-links">
        {columns.map(({ id, name }) => (
          <a key={id} className="strip-link" href={`#${formatPartId(id)}`}>
            {name}
          </a>
        ))}
      </nav>
    </part-strip>
  );
}
