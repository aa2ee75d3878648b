import type { ActionTranslate } from '../../i18n/translate.ts';
import { IMAGE_TYPES, MAX_IMAGES } from '../../model/comment/commentDraft.ts';
import type { UploadItem } from '../../services/uploads/uploadTypes.ts';
import { AddFiles } from './media/AddFiles.tsx';
import { FileTile } from './media/FileTile.tsx';
import type { ImageChooser } from './media/imageChooser.ts';

interface ComposerImagesProps {
  readonly images: readonly UploadItem[];
  readonly disabled: boolean;
  readonly t: ActionTranslate;
  readonly onFiles: (files: readonly File[]) => void;
  /** The environment's image chooser, tried before the page's; resolves to whether it exists. */
  readonly onChoose: ImageChooser | null;
  readonly onRetry: (id: number) => void;
  readonly onRemove: (id: number) => void;
}

/** Renders the images of a comment with their progress, and the button that adds images. */
export function ComposerImages(props: ComposerImagesProps) {
  const { images, disabled, t, onFiles, onChoose, onRetry, onRemove } = props;
  return (
    <ul className="composer-pictures">
      {images.map((item, index) => (
        <FileTile
          key={item.id}
          disabled={disabled}
          item={item}
          onRemove={() => onRemove(item.id)}
          onRetry={() => onRetry(item.id)}
          messages={createTileMessages(index + 1, t)}
        />
      ))}
      {images.length < MAX_IMAGES && (
        <AddFiles
          accept={IMAGE_TYPES}
          disabled={disabled}
          label={t('comment.addPicture')}
          onChoose={onChoose}
          onFiles={onFiles}
          room={MAX_IMAGES - images.length}
        />
      )}
    </ul>
  );
}

function createTileMessages(n: number, t: ActionTranslate) {
  const progress = (percent: string) => t('comment.uploading', { percent });
  return {
    remove: t('comment.removePicture', { n }),
    retry: t('comment.retryPicture', { n }),
    waiting: progress('0%'),
    paused: progress('0%'),
    progress,
  };
}
