import type { ReactNode } from 'react';
import type { JoinMessageKey, JoinTranslate } from '../../i18n/translate.ts';
import { Message } from '../Message.tsx';

interface FactProps {
  readonly name: JoinMessageKey;
  readonly t: JoinTranslate;
  readonly children: ReactNode;
}

/** Renders a row of a list of facts (`dl.join-facts`): its name and its value. */
export const Fact = ({ name, t, children }: FactProps) => (
  <div className="join-fact">
    <dt>
      <Message k={name} t={t} />
    </dt>
    <dd>{children}</dd>
  </div>
);
