import { formatAcceptedTypes } from '../../../model/upload/checkFile.ts';
import { AddFiles } from '../../sheets/media/AddFiles.tsx';
import { FileTile } from '../../sheets/media/FileTile.tsx';
import { createImageChooser, useHost } from '../../sheets/media/imageChooser.ts';
import {
  type AnswerFieldProps,
  formatFieldLabel,
  getAnswerText,
  type WaitForUpload,
} from './answerField.ts';
import { FieldGroup } from './FieldGroup.tsx';
import { useImageUpload } from './useImageUpload.ts';

interface ImageFieldProps extends AnswerFieldProps {
  readonly onSettle: ((settled: WaitForUpload | null) => void) | undefined;
}

/** Renders the upload of one image. */
export function ImageField(props: ImageFieldProps) {
  const { field, answer, set, error, isQuiet, busy, onSettle, t } = props;
  const host = useHost();
  const { item, problem, take, retry, remove } = useImageUpload({
    url: getAnswerText(answer),
    set,
    onSettle,
    t,
  });
  const label = formatFieldLabel(field, t);
  return (
    <FieldGroup
      error={problem || error}
      hint={field.hint}
      isQuiet={isQuiet && problem === ''}
      label={label}
    >
      <ul className="composer-pictures">
        {item ? (
          <FileTile
            disabled={busy && item.status.state === 'done'}
            item={item}
            onRemove={remove}
            onRetry={retry}
            messages={{
              remove: t('upload.remove', { n: 1 }),
              retry: t('upload.retry', { n: 1 }),
              waiting: t('upload.waiting', { n: 1 }),
              paused: t('upload.stopped', { n: 1 }),
              progress: (percent) => t('upload.progress', { n: 1, percent }),
            }}
          />
        ) : (
          <AddFiles
            accept={formatAcceptedTypes(['picture'])}
            disabled={busy}
            label={`${label} ${t('comment.addPicture')}`}
            onChoose={createImageChooser(host, take)}
            onFiles={(files) => void take(files)}
            room={1}
          />
        )}
      </ul>
    </FieldGroup>
  );
}
