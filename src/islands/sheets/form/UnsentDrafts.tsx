import type { ActionTranslate } from '../../../i18n/translate.ts';

interface UnsentDraftsProps {
  /** Texts of unsent writes with their keys. */
  readonly texts: readonly (readonly [key: string, text: string])[];
  readonly disabled: boolean;
  readonly onTake: (key: string) => void;
  readonly t: ActionTranslate;
}

/** Renders the unsent writes of this form; each can replace the draft. */
export function UnsentDrafts({ texts, disabled, onTake, t }: UnsentDraftsProps) {
  if (texts.length === 0) return null;
  return (
    <section className="mt-20">
      <h3 className="text-28 text-ink-2">{t('draft.unsent')}</h3>
      <ul>
        {texts.map(([key, text]) => (
          <li className="mt-12" key={key}>
            <p className="composer-quote mb-0">{text}</p>
            <button
              className="min-h-88 text-28 text-accent"
              disabled={disabled}
              onClick={() => onTake(key)}
              type="button"
            >
              {t('draft.take')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
