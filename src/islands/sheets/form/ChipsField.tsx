import type { SheetForm } from './useSheetForm.ts';

interface ChipsFieldProps<F extends string> {
  readonly form: SheetForm<F>;
  readonly name: NoInfer<F>;
  readonly label: string;
  readonly options: readonly { readonly id: string; readonly name: string }[];
}

/** Renders a choice of one option or none: a second tap removes the choice. */
export function ChipsField<F extends string>({ form, name, label, options }: ChipsFieldProps<F>) {
  const { busy, set, values } = form;
  return (
    <fieldset className="field min-w-0 p-0">
      <legend className="field-label p-0">{label}</legend>
      <div className="form-chips">
        {options.map((option) => {
          const chosen = values[name] === option.id;
          return (
            <button
              key={option.id}
              className="form-chip"
              type="button"
              aria-pressed={chosen}
              disabled={busy}
              onClick={() => set(name, chosen ? '' : option.id)}
            >
              {option.name}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
