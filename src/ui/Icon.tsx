import type { IconNode } from 'lucide';
import { createElement } from 'react';

interface IconProps {
  /** A lucide icon, which is plain data. */
  readonly icon: IconNode;
  /** Size and position; the colour is that of the text. */
  readonly className: string;
}

/** Renders a decorative icon; the element around it has the accessible name. */
export function Icon({ icon, className }: IconProps) {
  return (
    <svg aria-hidden="true" className={`icon ${className}`} viewBox="0 0 24 24">
      {icon.map(([tag, attributes]) =>
        createElement(tag, { ...attributes, key: JSON.stringify(attributes) }),
      )}
    </svg>
  );
}
