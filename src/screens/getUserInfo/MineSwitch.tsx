interface MineSwitchProps {
  readonly label: string;
  readonly hint: string;
  readonly isOn: boolean;
  readonly onSwitch: () => void;
}

/** Renders a switch for what this device does by itself, with what that means below its label. */
export function MineSwitch({ label, hint, isOn, onSwitch }: MineSwitchProps) {
  return (
    <div className="border-b">
      <label className="mine-switch">
        <span className="min-w-0 flex-1">
          {label}
          <span className="block text-26 text-ink-3">{hint}</span>
        </span>
        <input checked={isOn} onChange={onSwitch} type="checkbox" />
      </label>
    </div>
  );
}
