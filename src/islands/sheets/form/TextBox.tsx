import { type KeyboardEvent, useEffect, useRef } from 'react';

interface TextBoxProps {
  readonly text: string;
  readonly label: string;
  readonly placeholder: string;
  readonly readOnly: boolean;
  readonly invalid: boolean;
  readonly describedBy: string;
  readonly name?: string | undefined;
  readonly rows?: number;
  readonly required?: boolean;
  /** Whether it has the focus when the sheet opens. */
  readonly autoFocus?: boolean;
  readonly onChange: (text: string) => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
}

/** Renders a text area that grows with its text up to a maximum height, then scrolls. */
export function TextBox(props: TextBoxProps) {
  const { text, label, invalid, describedBy, autoFocus, onChange, ...rest } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useEffect(() => {
    const box = field.current;
    if (!box) return;
    box.style.height = 'auto';
    box.style.height = `${box.scrollHeight}px`;
  }, [text]);
  return (
    <textarea
      ref={field}
      className="composer-text"
      rows={3}
      value={text}
      data-autofocus={autoFocus ? '' : undefined}
      aria-label={label}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      {...rest}
    />
  );
}
