import type { ReactNode } from 'react';
import type { JoinMessageKey, JoinTranslate } from '../../i18n/translate.ts';
import { Message } from '../../ui/Message.tsx';

interface NoOptionsProps {
  readonly title: string;
  readonly hint: JoinMessageKey;
  readonly t: JoinTranslate;
  readonly children?: ReactNode;
}

/** Renders the empty state; without a heading, because the page's own is above it. */
export const NoOptions = ({ title, hint, t, children }: NoOptionsProps) => (
  <div className="vote-empty" role="status">
    <svg aria-hidden="true" fill="none" viewBox="0 0 100 80">
      <g stroke="currentColor" strokeLinecap="round" strokeLinejoin="round" strokeWidth="1.75">
        <path d="M22 34h56v32H22zM22 34l8-14h40l8 14M40 34h20" />
        <path d="M42 12h16v22H42zM46 19h8M46 25h8" />
      </g>
    </svg>
    <p className="vote-empty-title">{title}</p>
    <p>
      <Message k={hint} t={t} />
    </p>
    {children}
  </div>
);
