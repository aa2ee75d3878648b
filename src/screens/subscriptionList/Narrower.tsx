import { readSettings } from '../../host/settings.ts';
import type { ActTranslate } from '../../i18n/translate.ts';
import { type CategoriesState, narrow } from '../../stores/subscriptionList.ts';

interface NarrowerProps {
  readonly state: Extract<CategoriesState, { state: 'ready' }>;
  readonly t: ActTranslate;
}

/** Renders the subcategories of the current category as filters above its accounts. */
export function Narrower({ state: { below, belowId }, t }: NarrowerProps) {
  if (below.length === 0) return null;
  return (
    <fieldset className="subs-below">
      <legend className="sr-only">{t('subs.narrower')}</legend>
      {[{ id: '', name: t('subs.all') }, ...below].map(({ id, name }) => (
        <button
          key={id}
          aria-pressed={id === belowId}
          className="subs-chip"
          onClick={() => void narrow(readSettings(), id)}
          type="button"
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
