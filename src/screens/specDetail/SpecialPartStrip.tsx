import type { ActionTranslate } from '../../i18n/translate.ts';
import type { Column } from '../../model/site/siteTypes.ts';
import { formatPartId } from '../../model/special/specialParts.ts';
import { label } from '../../ui/Message.tsx';

interface SpecialPartStripProps {
  readonly columns: readonly Column[];
  readonly t: ActionTranslate;
}

/** Renders a sticky strip of links to the parts; elements/PartStripElement.ts marks the current part. */
export function SpecialPartStrip({ columns, t }: SpecialPartStripProps) {
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
