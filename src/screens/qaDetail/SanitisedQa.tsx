import type { CommunityViewProps } from '../../ui/community/communityView.ts';
import { SanitisedProse } from '../../ui/SanitisedProse.tsx';
import { QaView } from './QaView.tsx';

type QaProps = Pick<CommunityViewProps<'qaDetail' | 'newQaDetail'>, 'data' | 'view'>;

/** Renders the older layout of a question whose answer has passed the sanitiser. */
export const SanitisedQa = (props: QaProps) => <Qa {...props} look="plain" />;

/** Renders the newer layout. */
export const SanitisedNewQa = (props: QaProps) => <Qa {...props} look="steps" />;

const Qa = ({ data, view, look }: QaProps & { readonly look: 'plain' | 'steps' }) => (
  <QaView
    answer={data.answerHtml ? <SanitisedProse html={data.answerHtml} /> : null}
    look={look}
    question={data}
    view={view}
  />
);
