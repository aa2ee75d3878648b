import { useStore } from '@nanostores/react';
import type { ActionTranslate } from '../../i18n/translate.ts';
import type { ShortVideo, VideoApp } from '../../model/mvod/normaliseMvod.ts';
import { formatMarkName } from '../../model/outbox/writeMarks.ts';
import { $marks } from '../../services/outbox/markStore.ts';
import { $likeSteps, toggleVideoLike } from '../../state/videoLikes.ts';
import { likeVideoMark } from '../../writes/toggles.ts';
import { SlideButtons } from './SlideButtons.tsx';

/** State of the stores in the build, which has no reader. */
const EMPTY = {};
const getEmpty = () => EMPTY;

interface SlideActionsProps {
  readonly video: ShortVideo;
  readonly app: VideoApp | null;
  readonly comments: string;
  readonly t: ActionTranslate;
}

/** Renders the buttons of a slide with what this reader has liked. */
export function SlideActions({ video, app, comments, t }: SlideActionsProps) {
  const { id, counts } = video;
  const marks = useStore($marks, { ssr: getEmpty });
  const steps = useStore($likeSteps, { ssr: getEmpty });
  const isLiked = marks[formatMarkName(likeVideoMark(id), '')] !== undefined;
  const likes = Math.max(0, counts.praises + (steps[id] ?? 0));
  return (
    <SlideButtons
      app={app}
      comments={comments}
      isLiked={isLiked}
      likes={likes}
      onLike={() => void toggleVideoLike(id, !isLiked)}
      t={t}
      video={video}
    />
  );
}
