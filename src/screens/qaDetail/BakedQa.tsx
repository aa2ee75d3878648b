import type { PeopleViewProps } from '../../ui/people/view.ts';
import { QaView } from './QaView.tsx';

/** The older look, in a file: the page has put the answer's text through the sanitiser. */
export const BakedQa = (props: PeopleViewProps<'qaDetail'>) => <Baked {...props} look="plain" />;

/** The newer look. */
export const BakedNewQa = (props: PeopleViewProps<'newQaDetail'>) => (
  <Baked {...props} look="steps" />
);

const Baked = ({
  data,
  view,
  look,
}: Pick<PeopleViewProps<'qaDetail' | 'newQaDetail'>, 'data' | 'view'> & {
  readonly look: 'plain' | 'steps';
}) => (
  <QaView
    answer={
      data.answerHtml ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the page has sanitised it
        <div className="prose" dangerouslySetInnerHTML={{ __html: data.answerHtml }} />
      ) : null
    }
    look={look}
    question={data}
    view={view}
  />
);
