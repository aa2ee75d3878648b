import type { ActionTranslate } from '../../i18n/translate.ts';
import type { Leader } from '../../model/column/columnTypes.ts';
import { FoldedText } from '../../ui/FoldedText.tsx';
import { Message } from '../../ui/Message.tsx';

interface LeaderHeadProps {
  readonly leader: Leader;
  readonly t: ActionTranslate;
}

/** Renders the head of a leader's page: portrait, name, office and biography. */
export function LeaderHead({ leader: { name, duty, portrait, description }, t }: LeaderHeadProps) {
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
          <FoldedText t={t} text={description} />
        </div>
      )}
      <h2 className="mt-28 text-30 font-medium text-ink-2">
        <Message k="person.reports" t={t} />
      </h2>
    </header>
  );
}
