import type { ReactNode } from 'react';

interface BusyButtonProps {
  readonly busy: boolean;
  readonly className: string;
  readonly type: 'button' | 'submit';
  readonly disabled?: boolean;
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

/** Renders a button that shows its busy state inside, so that its width and the focus stay. */
export function BusyButton({
  busy,
  className,
  type,
  disabled,
  onClick,
  children,
}: BusyButtonProps) {
  return (
    <button
      className={`busy ${className}`}
      type={type}
      aria-busy={busy}
      disabled={disabled}
      onClick={busy ? undefined : onClick}
    >
      <span>{children}</span>
    </button>
  );
}
