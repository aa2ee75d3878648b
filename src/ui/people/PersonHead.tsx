import type { ReactNode } from 'react';
import type { PeopleKey } from '../../i18n/translate.ts';
import { formatCount } from '../../model/article/counts.ts';
import { Avatar } from '../Avatar.tsx';
import { Folded } from '../Folded.tsx';
import { Words } from '../words.tsx';
import type { RowView } from './view.ts';

interface PersonHeadProps {
  readonly name: string;
  readonly icon: string;
  /** What they are; '' for nothing. */
  readonly duty?: string;
  readonly description: string;
  /** What is counted of them; nothing that is 0 is told. */
  readonly facts: readonly (readonly [PeopleKey, number])[];
  /** Follow, ask, ...: buttons beside the name. */
  readonly action?: ReactNode;
  /** Wide picture over it; '' for none. */
  readonly banner?: string;
  readonly view: Pick<RowView, 't'>;
}

/** The head of a person, an account or a circle: portrait, name, what they say of themselves. */
export function PersonHead(props: PersonHeadProps) {
  const { name, icon, duty = '', description, facts, action, banner = '', view } = props;
  const told = facts.filter(([, n]) => n > 0);
  return (
    <header className="person">
      {banner && (
        <div className="person-banner">
          <img alt="" src={banner} />
        </div>
      )}
      <div className="person-line">
        <Avatar name={name} size="large" src={icon} />
        <div className="person-names">
          <h1 className="person-name">{name}</h1>
          {duty && <p className="person-duty">{duty}</p>}
        </div>
        {action && <div className="person-action">{action}</div>}
      </div>
      {told.length > 0 && (
        <dl className="person-facts">
          {told.map(([key, n]) => (
            <div key={key}>
              <dd>{formatCount(n)}</dd>
              <dt>
                <Words k={key} t={view.t} />
              </dt>
            </div>
          ))}
        </dl>
      )}
      {description && (
        <div className="person-about">
          <Folded t={view.t} text={description} />
        </div>
      )}
    </header>
  );
}
