import { ImagePlus, RotateCw, X } from 'lucide';
import type { ChangeEvent, MouseEvent } from 'react';
import type { ActTranslate } from '../../i18n/translate.ts';
import { MAX_PICTURES, PICTURE_TYPES } from '../../model/comment/pictures.ts';
import type { Picture, PictureStatus } from '../../stores/pictures.ts';
import { Icon } from '../../ui/Icon.tsx';

interface ComposerPicturesProps {
  readonly pictures: readonly Picture[];
  readonly disabled: boolean;
  readonly t: ActTranslate;
  readonly onFiles: (files: readonly File[]) => void;
  /** The host's own chooser, which is asked before the page's; it answers whether it was there. */
  readonly onChoose: ((count: number) => Promise<boolean>) | null;
  readonly onRetry: (id: number) => void;
  readonly onRemove: (id: number) => void;
}

/** The pictures of a comment: how far each is, and the way to more. */
export function ComposerPictures(props: ComposerPicturesProps) {
  const { pictures, disabled, t, onFiles, onChoose, onRetry, onRemove } = props;

  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = Array.from(currentTarget.files ?? []);
    // The same file may be chosen again after it was removed.
    currentTarget.value = '';
    onFiles(files);
  };
  const onClick = (event: MouseEvent<HTMLInputElement>) => {
    if (!onChoose) return;
    event.preventDefault();
    void onChoose(MAX_PICTURES - pictures.length).then((had) => {
      if (!had) openInput(onFiles);
    });
  };

  return (
    <ul className="composer-pictures">
      {pictures.map(({ id, preview, status }, index) => (
        <li key={id} className="composer-picture">
          <img src={preview} alt="" />
          <Progress n={index + 1} onRetry={() => onRetry(id)} status={status} t={t} />
          <button
            className="composer-remove"
            type="button"
            disabled={disabled}
            aria-label={t('comment.removePicture', { n: index + 1 })}
            onClick={() => onRemove(id)}
          >
            <Icon className="h-32 w-32" icon={X} />
          </button>
        </li>
      ))}
      {pictures.length < MAX_PICTURES && (
        <li>
          <label className="composer-add">
            <Icon className="h-56 w-56" icon={ImagePlus} />
            <input
              className="sr-only"
              type="file"
              multiple
              accept={PICTURE_TYPES}
              disabled={disabled}
              aria-label={t('comment.addPicture')}
              onChange={onChange}
              onClick={onClick}
            />
          </label>
        </li>
      )}
    </ul>
  );
}

/** The page's own chooser, where the host had none after all. */
function openInput(onFiles: (files: readonly File[]) => void): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.multiple = true;
  input.accept = PICTURE_TYPES;
  input.onchange = () => onFiles(Array.from(input.files ?? []));
  input.click();
}

interface ProgressProps {
  readonly status: PictureStatus;
  readonly n: number;
  readonly t: ActTranslate;
  readonly onRetry: () => void;
}

function Progress({ status, n, t, onRetry }: ProgressProps) {
  switch (status.state) {
    case 'done':
      return null;
    case 'failed':
      return (
        <button
          className="composer-cover"
          type="button"
          aria-label={t('comment.retryPicture', { n })}
          onClick={onRetry}
        >
          <Icon className="h-44 w-44" icon={RotateCw} />
        </button>
      );
    case 'uploading': {
      const percent = `${Math.round(status.share * 100)}%`;
      return (
        <span
          className="composer-cover"
          role="progressbar"
          aria-label={t('comment.uploading', { percent })}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(status.share * 100)}
        >
          {percent}
        </span>
      );
    }
  }
}
