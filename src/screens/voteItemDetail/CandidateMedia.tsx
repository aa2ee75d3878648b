import type { JoinTranslate } from '../../i18n/translate.ts';
import type { VoteOption } from '../../model/bigVote/bigVoteTypes.ts';
import { createMediaFacts } from '../../model/media/mediaFacts.ts';
import { AudioCover, VideoCover } from '../../ui/MediaCover.tsx';

interface CandidateMediaProps {
  readonly option: VoteOption;
  readonly t: JoinTranslate;
}

/** Renders the video with the image as its poster, or else the image; then the audio. */
export function CandidateMedia({ option, t }: CandidateMediaProps) {
  const { name, picture, video, audio } = option;
  return (
    <>
      {video ? (
        <figure className="video candidate-video">
          <VideoCover
            eager
            facts={createMediaFacts({ kind: 'video', url: video, poster: picture, title: name })}
            t={t}
          />
        </figure>
      ) : (
        picture && (
          <figure className="candidate-picture">
            <img alt={name} data-i={0} fetchPriority="high" src={picture} />
          </figure>
        )
      )}
      {audio && (
        <figure className="audio candidate-audio">
          <AudioCover facts={createMediaFacts({ kind: 'audio', url: audio, title: name })} t={t} />
        </figure>
      )}
    </>
  );
}
