import { LocateFixed, MapPin, X } from 'lucide';
import { useRef, useState } from 'react';
import { readSettings } from '../../../host/settings.ts';
import {
  formatLocation,
  MAX_LOCATION_LENGTH,
  roundCoordinates,
} from '../../../model/form/writtenLocation.ts';
import { getHost } from '../../../services/getHost.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Field } from '../../../ui/login/Field.tsx';
import type { SheetForm } from './useSheetForm.ts';

/** Renders the location of an event: typed, and from the device only when the reader taps. */
export function LocationField<F extends string>({ form }: { readonly form: SheetForm<F> }) {
  const { t, busy, place, setPlace } = form;
  const [asking, setAsking] = useState(false);
  const [failed, setFailed] = useState(false);
  const latest = useRef(place);
  latest.current = place;
  const name = place?.name ?? '';
  const at = place?.at ?? null;

  const change = (next: { readonly name: string; readonly at: typeof at }) =>
    setPlace(next.name === '' && next.at === null ? null : next);

  const locate = async () => {
    if (asking) return;
    setAsking(true);
    setFailed(false);
    const found = await getHost(readSettings())
      .then((host) => host.locate())
      .catch(() => null);
    setAsking(false);
    if (found) change({ name: latest.current?.name ?? '', at: roundCoordinates(found) });
    else setFailed(true);
  };

  return (
    <>
      <Field
        after={
          <button
            className="field-icon"
            type="button"
            aria-busy={asking}
            aria-label={t('form.locate')}
            disabled={busy}
            onClick={() => void locate()}
          >
            <Icon className={`h-40 w-40 ${asking ? 'text-ink-3' : ''}`} icon={LocateFixed} />
          </button>
        }
        autoComplete="off"
        error={failed ? t('form.placeFailed') : undefined}
        label={t('form.place')}
        maxLength={MAX_LOCATION_LENGTH}
        name="place"
        onType={(typed) => change({ name: typed, at })}
        readOnly={busy}
        value={name}
      />
      <div role="status">
        {at && (
          <p className="flex items-center gap-8 text-28 text-ink-2">
            <Icon className="h-32 w-32 flex-none" icon={MapPin} />
            {t('form.located', { place: formatLocation({ name: '', at }) })}
            <button
              className="field-icon"
              type="button"
              aria-label={t('form.placeOff')}
              disabled={busy}
              onClick={() => change({ name, at: null })}
            >
              <Icon className="h-32 w-32" icon={X} />
            </button>
          </p>
        )}
      </div>
    </>
  );
}
