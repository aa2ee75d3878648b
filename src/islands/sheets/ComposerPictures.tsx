import type { ActTranslate } from '../../i18n/translate.ts';
import { IMAGE_TYPES, MAX_IMAGES } from '../../model/comment/commentImages.ts';
import type { UploadItem } from '../../stores/uploads/types.ts';
import { AddFiles } from './media/AddFiles.tsx';
import { FileTile } from './media/FileTile.tsx';
import type { Choose } from './media/useChooser.ts';

interface ComposerPicturesProps {
  readonly pictures: readonly UploadItem[];
  readonly disabled: boolean;
  readonly t: ActTranslate;
  readonly onFiles: (files: readonly File[]) => void;
  /** The environment's image chooser, tried before the page's; resolves to whether it exists. */
  readonly onChoose: Choose | null;
  readonly onRetry: (id: number) => void;
  readonly onRemove: (id: number) => void;
}

/** Renders the images of a comment with their progress, and the button that adds images. */
export function ComposerPictures(props: ComposerPicturesProps) {
  const { pictures, disabled, t, onFiles, onChoose, onRetry, onRemove } = props;
  return (
    <ul className="composer-pictures">
      {pictures.map((item, index) => (
        <FileTile
          key={item.id}
          disabled={disabled}
          item={item}
          onRemove={() => onRemove(item.id)}
          onRetry={() => onRetry(item.id)}
          words={tileWords(index + 1, t)}
        />
      ))}
      {pictures.length < MAX_IMAGES && (
        <AddFiles
          accept={IMAGE_TYPES}
          disabled={disabled}
          label={t('comment.addPicture')}
          onChoose={onChoose}
          onFiles={onFiles}
          room={MAX_IMAGES - pictures.length}
        />
      )}
    </ul>
  );
}

function tileWords(n: number, t: ActTranslate) {
  const progress = (percent: string) => t('comment.uploading', { percent });
  return {
    remove: t('comment.removePicture', { n }),
    retry: t('comment.retryPicture', { n }),
    waiting: progress('0%'),
    paused: progress('0%'),
    progress,
  };
}
