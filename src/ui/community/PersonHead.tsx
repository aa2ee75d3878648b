import type { ReactNode } from 'react';
import type { CommunityMessageKey } from '../../i18n/translate.ts';
import { formatCount } from '../../model/article/counts.ts';
import { Avatar } from '../Avatar.tsx';
import { FoldedText } from '../FoldedText.tsx';
import { Message } from '../Message.tsx';
import type { RowView } from './communityView.ts';

interface PersonHeadProps {
  readonly name: string;
  readonly icon: string;
  /** Office or profession; '' for none. */
  readonly duty?: string;
  readonly description: string;
  /** Counts with their messages; counts of 0 are not shown. */
  readonly facts: readonly (readonly [CommunityMessageKey, number])[];
  /** Buttons beside the name, such as follow or ask. */
  readonly action?: ReactNode;
  /** Wide image above the head; '' for none. */
  readonly banner?: string;
  readonly view: Pick<RowView, 't'>;
}

/** Renders the head of a person, an account or a circle: portrait, name and description. */
export function PersonHead(props: PersonHeadProps) {
  const { name, icon, duty = '', description, facts, action, banner = '', view } = props;
  const shownFacts = facts.filter(([, n]) => n > 0);
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
      {shownFacts.length > 0 && (
        <dl className="person-facts">
          {shownFacts.map(([key, n]) => (
            <div key={key}>
              <dd>{formatCount(n)}</dd>
              <dt>
                <Message k={key} t={view.t} />
              </dt>
            </div>
          ))}
        </dl>
      )}
      {description && (
        <div className="person-about">
          <FoldedText t={view.t} text={description} />
        </div>
      )}
    </header>
  );
}
