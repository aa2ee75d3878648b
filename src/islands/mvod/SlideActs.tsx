import { useStore } from '@nanostores/react';
import { Heart, MessageCircle, Share2 } from 'lucide';
import type { ActTranslate } from '../../i18n/translate.ts';
import { formatCount } from '../../model/article/counts.ts';
import type { ShortVideo, VideoApp } from '../../model/mvod/types.ts';
import { nameDone } from '../../model/outbox/done.ts';
import { $done } from '../../stores/done.ts';
import { $praiseSteps, praiseVideo } from '../../stores/praiseVideo.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Words } from '../../ui/words.tsx';

/** Before the page is awake nobody has done anything. */
const NOTHING = {};
const nothing = () => NOTHING;

interface SlideActsProps {
  readonly video: ShortVideo;
  readonly app: VideoApp | null;
  readonly t: ActTranslate;
}

/** Like, comments, share. Readers comment in the app. */
export function SlideActs({ video, app, t }: SlideActsProps) {
  const { id, counts } = video;
  const done = useStore($done, { ssr: nothing });
  const steps = useStore($praiseSteps, { ssr: nothing });
  const isPraised = done[nameDone('praiseVideo', id, '')] !== undefined;
  const praises = Math.max(0, counts.praises + (steps[id] ?? 0));
  return (
    <>
      <button
        aria-pressed={isPraised}
        className="bar-item"
        onClick={() => void praiseVideo(id, !isPraised)}
        type="button"
      >
        <Icon className="bar-icon" icon={Heart} />
        <Words className="sr-only" t={t} k="bar.praise" />
        <span>{praises > 0 && formatCount(praises)}</span>
      </button>
      {app && counts.comments > 0 && (
        <button className="bar-item" data-act="openApp" type="button">
          <Icon className="bar-icon" icon={MessageCircle} />
          <Words className="sr-only" t={t} k="mvod.comments" />
          <span>{formatCount(counts.comments)}</span>
        </button>
      )}
      <button className="bar-item" data-act="share" type="button">
        <Icon className="bar-icon" icon={Share2} />
        <Words className="sr-only" t={t} k="mvod.share" />
      </button>
    </>
  );
}
