import type { ActTranslate } from '../../i18n/translate.ts';
import type { Column } from '../../model/site/types.ts';
import { formatPartId } from '../../model/special/specialParts.ts';
import { label } from '../../ui/words.tsx';

interface PartStripProps {
  readonly columns: readonly Column[];
  readonly t: ActTranslate;
}

/** Links to the parts, always in reach; the one that is read is marked (elements/partStrip.ts). */
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
