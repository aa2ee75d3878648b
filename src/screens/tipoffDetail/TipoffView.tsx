import { MapPin } from 'lucide';
import type { CommunityMessageKey } from '../../i18n/translate.ts';
import type { Tipoff } from '../../model/community/tipoff.ts';
import { AttachedMedia } from '../../ui/community/AttachedMedia.tsx';
import type { CommunityView } from '../../ui/community/communityView.ts';
import { TipButton } from '../../ui/community/TipButton.tsx';
import { WriterLine } from '../../ui/community/WriterLine.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { ListTime } from '../../ui/Timestamp.tsx';

interface TipoffViewProps {
  readonly tip: Tipoff;
  readonly view: CommunityView;
}

/** Renders a tip-off, its review state, and the newsroom's answer. */
export function TipoffView({ tip, view }: TipoffViewProps) {
  const { title, text, writer, place, createdAt, attached, state } = tip;
  const { t } = view;
  const { name, hint } = TIPOFF_STATE_MESSAGE_KEYS[state];
  const heading = title || t('tipoff.title');
  return (
    <article className="tip">
      <p className={`tip-state tip-${state}`}>{t(name)}</p>
      <h1 className="tip-title">{heading}</h1>
      <WriterLine at={createdAt} view={view} writer={writer} />
      {text && <p className="tip-text">{text}</p>}
      <AttachedMedia attached={attached} title={heading} view={view} />
      {place && (
        <p className="tip-place">
          <Icon className="tip-pin" icon={MapPin} />
          <span className="sr-only">{t('tipoff.place')}</span>
          {place}
        </p>
      )}
      {hint && <p className="tip-hint">{t(hint)}</p>}
      <TipoffAnswer
        firstPicture={attached.filter(({ kind }) => kind === 'picture').length}
        tip={tip}
        view={view}
      />
      <TipButton t={t} />
    </article>
  );
}

/**
 * Message keys per state: its name, and a hint for the writer; null when the answer is shown
 * instead.
 */
const TIPOFF_STATE_MESSAGE_KEYS: Readonly<
  Record<
    Tipoff['state'],
    { readonly name: CommunityMessageKey; readonly hint: CommunityMessageKey | null }
  >
> = {
  awaiting: { name: 'tipoff.awaiting', hint: 'tipoff.awaitingHint' },
  accepted: { name: 'tipoff.accepted', hint: 'tipoff.acceptedHint' },
  answered: { name: 'tipoff.answered', hint: null },
  refused: { name: 'tipoff.refused', hint: 'tipoff.refusedHint' },
};

interface TipoffAnswerProps {
  readonly tip: Tipoff;
  /**
   * Number of images in the tip-off itself; the lightbox numbers the answer's images after them.
   */
  readonly firstPicture: number;
  readonly view: CommunityView;
}

/** Renders the newsroom's answer with its images; null without an answer. */
function TipoffAnswer({ tip, firstPicture, view }: TipoffAnswerProps) {
  const { answer, answeredBy, answeredAt, answerAttached } = tip;
  if (answer === '' && answerAttached.length === 0) return null;
  const { t, now, config } = view;
  return (
    <section className="tip-answer">
      <h2 className="tip-answer-name">{t('tipoff.answer')}</h2>
      <p className="tip-answer-meta">
        {answeredBy && <span>{answeredBy}</span>}
        <ListTime at={answeredAt} now={now} t={t} times={config.times} />
      </p>
      {answer && <p className="tip-text">{answer}</p>}
      <AttachedMedia
        attached={answerAttached}
        firstPicture={firstPicture}
        title={t('tipoff.answer')}
        view={view}
      />
    </section>
  );
}
