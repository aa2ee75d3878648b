import type { IconNode } from 'lucide';
import { createElement } from 'react';

interface IconProps {
  /** An icon of lucide, whose nodes are plain data. */
  readonly icon: IconNode;
  /** Size and place; the colour is the text's. */
  readonly className: string;
}

/** A line icon that says nothing of its own: what it stands for is named beside it. */
export function Icon({ icon, className }: IconProps) {
  return (
    <svg aria-hidden="true" className={`icon ${className}`} viewBox="0 0 24 24">
      {icon.map(([tag, attributes]) =>
        createElement(tag, { ...attributes, key: JSON.stringify(attributes) }),
      )}
    </svg>
  );
}
