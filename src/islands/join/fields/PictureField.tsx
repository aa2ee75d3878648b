import { formatAcceptedTypes } from '../../../model/upload/checkFile.ts';
import { AddFiles } from '../../sheets/media/AddFiles.tsx';
import { FileTile } from '../../sheets/media/FileTile.tsx';
import { chooserOf, useHost } from '../../sheets/media/useChooser.ts';
import { type AnswerFieldProps, labelOf, type Settled, textOf } from './answer.ts';
import { FieldGroup } from './FieldGroup.tsx';
import { usePicture } from './usePicture.ts';

interface PictureFieldProps extends AnswerFieldProps {
  readonly onSettle: ((settled: Settled | null) => void) | undefined;
}

/** Renders the upload of one image. */
export function PictureField(props: PictureFieldProps) {
  const { field, answer, set, error, isQuiet, busy, onSettle, t } = props;
  const host = useHost();
  const { item, trouble, take, retry, remove } = usePicture({
    url: textOf(answer),
    set,
    onSettle,
    t,
  });
  const label = labelOf(field, t);
  return (
    <FieldGroup
      error={trouble || error}
      hint={field.hint}
      isQuiet={isQuiet && trouble === ''}
      label={label}
    >
      <ul className="composer-pictures">
        {item ? (
          <FileTile
            disabled={busy && item.status.state === 'done'}
            item={item}
            onRemove={remove}
            onRetry={retry}
            words={{
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
            onChoose={chooserOf(host, take)}
            onFiles={(files) => void take(files)}
            room={1}
          />
        )}
      </ul>
    </FieldGroup>
  );
}
