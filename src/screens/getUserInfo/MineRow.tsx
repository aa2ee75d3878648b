import { ChevronRight } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon.tsx';

/** A lucide icon, which is plain data. */
export type RowIcon = typeof ChevronRight;

interface MineRowProps {
  readonly icon: RowIcon;
  readonly href: string;
  readonly text: string;
  /** A short value at the end of the row, such as the points. */
  readonly value?: ReactNode;
}

/** Renders a row that leads to a page. */
export const MineRow = ({ icon, href, text, value }: MineRowProps) => (
  <li>
    <a className="mine-row" href={href}>
      <Icon className="mine-icon" icon={icon} />
      <span className="min-w-0 flex-1">{text}</span>
      {value !== undefined && <span className="text-28 tabular-nums text-ink-2">{value}</span>}
      <Icon className="h-32 w-32 shrink-0 text-ink-3" icon={ChevronRight} />
    </a>
  </li>
);

interface MineSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Renders rows below their title. */
export const MineSection = ({ title, children }: MineSectionProps) => (
  <section className="mine-section">
    <h2 className="mine-section-title">{title}</h2>
    <ul>{children}</ul>
  </section>
);
