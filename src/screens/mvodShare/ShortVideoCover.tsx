import type { ActionTranslate } from '../../i18n/translate.ts';
import type { ShortVideo } from '../../model/mvod/normaliseMvod.ts';
import { createShortVideoFacts } from '../../model/mvod/shortVideoFacts.ts';
import { VideoCover } from '../../ui/MediaCover.tsx';
import { Message } from '../../ui/Message.tsx';

interface ShortVideoCoverProps {
  readonly video: ShortVideo;
  /** Whether it is in the first screen. */
  readonly eager?: boolean;
  readonly t: ActionTranslate;
}

/** Renders a video's cover, which fills its parent; a message while the video has no address. */
export function ShortVideoCover({ video, eager = false, t }: ShortVideoCoverProps) {
  if (video.url !== '')
    return <VideoCover eager={eager} facts={createShortVideoFacts(video)} t={t} />;
  return (
    <div className="video-none">
      {video.cover && <img alt="" src={video.cover} />}
      <p>
        <Message t={t} k="player.uploading" />
      </p>
    </div>
  );
}
