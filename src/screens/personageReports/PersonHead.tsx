import type { ActTranslate } from '../../i18n/translate.ts';
import type { Leader } from '../../model/column/types.ts';
import { Folded } from '../../ui/Folded.tsx';
import { Words } from '../../ui/words.tsx';

interface PersonHeadProps {
  readonly leader: Leader;
  readonly t: ActTranslate;
}

/** Renders the head of a leader's page: portrait, name, office and biography. */
export function PersonHead({ leader: { name, duty, portrait, description }, t }: PersonHeadProps) {
  return (
    <header className="border-b pb-28 pt-32">
      <div className="flex items-center gap-28">
        {portrait ? (
          <img alt="" className="portrait" src={portrait} />
        ) : (
          <span aria-hidden="true" className="portrait portrait-none">
            {[...name][0]}
          </span>
        )}
        <div className="min-w-0 flex-1">
          <h1 className="text-38 font-semibold">{name}</h1>
          {duty && <p className="mt-8 text-28 text-ink-2">{duty}</p>}
        </div>
      </div>
      {description && (
        <div className="mt-24">
          <Folded t={t} text={description} />
        </div>
      )}
      <h2 className="mt-28 text-30 font-medium text-ink-2">
        <Words k="person.reports" t={t} />
      </h2>
    </header>
  );
}
