import type { ReactNode } from 'react';
import type { JoinKey, JoinTranslate } from '../../i18n/translate.ts';
import { Words } from '../words.tsx';

interface FactProps {
  readonly name: JoinKey;
  readonly t: JoinTranslate;
  readonly children: ReactNode;
}

/** Renders a row of a list of facts (`dl.join-facts`): its name and its value. */
export const Fact = ({ name, t, children }: FactProps) => (
  <div className="join-fact">
    <dt>
      <Words k={name} t={t} />
    </dt>
    <dd>{children}</dd>
  </div>
);
