import { MapPin } from 'lucide';
import type { Tipoff } from '../../model/community/communityTypes.ts';
import { AttachedMedia } from '../../ui/community/AttachedMedia.tsx';
import type { CommunityView } from '../../ui/community/communityView.ts';
import { WriterLine } from '../../ui/community/WriterLine.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { TipoffAnswer } from './TipoffAnswer.tsx';
import { TIPOFF_STATE_MESSAGE_KEYS } from './tipoffStates.ts';

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
      <button
        className="tip-write"
        data-act="form"
        data-form="tipoff"
        data-id=""
        data-name={t('tipoff.title')}
        type="button"
      >
        {t('tipoff.write')}
      </button>
    </article>
  );
}
