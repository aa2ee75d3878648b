import type { CommunityViewProps } from '../../ui/community/communityView.ts';
import { QaView } from './QaView.tsx';

/** Renders the older layout in a baked page, where the answer's text is already sanitised. */
export const BakedQa = (props: CommunityViewProps<'qaDetail'>) => <Baked {...props} look="plain" />;

/** Renders the newer layout in a baked page. */
export const BakedNewQa = (props: CommunityViewProps<'newQaDetail'>) => (
  <Baked {...props} look="steps" />
);

const Baked = ({
  data,
  view,
  look,
}: Pick<CommunityViewProps<'qaDetail' | 'newQaDetail'>, 'data' | 'view'> & {
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
