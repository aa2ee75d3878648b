interface ChoiceGroupProps<T extends string | number> {
  readonly title: string;
  /** Name of the radio buttons, unique on the page. */
  readonly name: string;
  /** Value and label of each option. */
  readonly options: readonly (readonly [T, string])[];
  readonly chosen: T;
  readonly onChoose: (value: T) => void;
}

/** Renders radio buttons side by side, one of which is chosen. */
export function ChoiceGroup<T extends string | number>(props: ChoiceGroupProps<T>) {
  const { title, name, options, chosen, onChoose } = props;
  return (
    <fieldset className="choices">
      <legend className="choices-title">{title}</legend>
      {options.map(([value, label]) => (
        <label key={value} className="choice">
          <input
            checked={value === chosen}
            className="sr-only"
            name={name}
            onChange={() => onChoose(value)}
            type="radio"
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
