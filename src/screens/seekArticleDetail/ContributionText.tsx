import type { Contribution } from '../../model/community/contribution.ts';
import { AttachedMedia } from '../../ui/community/AttachedMedia.tsx';
import type { CommunityView } from '../../ui/community/communityView.ts';
import { ContentTime } from '../../ui/Timestamp.tsx';

interface ContributionTextProps {
  readonly contribution: Contribution;
  readonly view: CommunityView;
}

/** Renders a contribution that a reader has sent in. */
export function ContributionText({ contribution, view }: ContributionTextProps) {
  const { title, text, author, createdAt, attached } = contribution;
  const { t, now, config } = view;
  const name = title || t('contribution.untitled');
  return (
    <article className="pb-40">
      <h1 className="mt-28 text-38 font-semibold">{name}</h1>
      <p className="mt-12 flex flex-wrap gap-x-20 text-26 tabular-nums text-ink-3">
        {author && <span>{t('contribution.by', { name: author })}</span>}
        <ContentTime at={createdAt} now={now} t={t} times={config.times} />
      </p>
      <div className="sent-text">
        {splitParagraphs(text).map((paragraph, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs never change their order
          <p key={at}>{paragraph}</p>
        ))}
      </div>
      {attached.length > 0 && <AttachedMedia attached={attached} title={name} view={view} />}
    </article>
  );
}

/** Returns the paragraphs, which blank lines separate. */
const splitParagraphs = (text: string): readonly string[] =>
  text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
