import type { PeopleViewProps } from '../../ui/people/view.ts';
import { QaView } from './QaView.tsx';

/** Renders the older layout in a baked page, where the answer's text is already sanitised. */
export const BakedQa = (props: PeopleViewProps<'qaDetail'>) => <Baked {...props} look="plain" />;

/** Renders the newer layout in a baked page. */
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
