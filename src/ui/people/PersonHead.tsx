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
  /** Office or profession; '' for none. */
  readonly duty?: string;
  readonly description: string;
  /** Counts with their messages; counts of 0 are not shown. */
  readonly facts: readonly (readonly [PeopleKey, number])[];
  /** Buttons beside the name, such as follow or ask. */
  readonly action?: ReactNode;
  /** Wide image above the head; '' for none. */
  readonly banner?: string;
  readonly view: Pick<RowView, 't'>;
}

/** Renders the head of a person, an account or a circle: portrait, name and description. */
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
