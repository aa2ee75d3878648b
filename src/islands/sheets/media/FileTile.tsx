import { Clock, Film, type IconNode, ImageOff, Music, Pause, RotateCw, X } from 'lucide';
import type { ReactNode } from 'react';
import type { MediaKind } from '../../../model/upload/fileKinds.ts';
import type { UploadItem, UploadStatus } from '../../../services/uploads/uploadTypes.ts';
import { Icon } from '../../../ui/Icon.tsx';

/** Messages about a file; they contain its number. */
export interface TileMessages {
  readonly remove: string;
  readonly retry: string;
  readonly waiting: string;
  readonly paused: string;
  readonly progress: (percent: string) => string;
}

interface FileTileProps {
  readonly item: UploadItem;
  readonly messages: TileMessages;
  readonly disabled: boolean;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

const ICONS: Readonly<Record<MediaKind, IconNode | null>> = {
  picture: null,
  video: Film,
  audio: Music,
};

/** Renders a file of a form: its preview, its progress and the remove button. */
export function FileTile({ item, messages, disabled, onRetry, onRemove }: FileTileProps) {
  const { kind, name, preview, status } = item;
  const icon = ICONS[kind];
  return (
    <li className="composer-picture">
      {preview && <img src={preview} alt="" decoding="async" />}
      {!preview && (
        <span className="composer-file" data-busy={status.state === 'done' ? undefined : ''}>
          {icon && <Icon className="h-48 w-48" icon={icon} />}
          {icon && <span className="composer-file-name">{name}</span>}
        </span>
      )}
      <Progress onRetry={onRetry} status={status} messages={messages} />
      <button
        className="composer-remove"
        type="button"
        disabled={disabled}
        aria-label={messages.remove}
        onClick={onRemove}
      >
        <Icon className="h-32 w-32" icon={X} />
      </button>
    </li>
  );
}

interface ProgressProps {
  readonly status: UploadStatus;
  readonly messages: TileMessages;
  readonly onRetry: () => void;
}

function Progress({ status, messages, onRetry }: ProgressProps) {
  switch (status.state) {
    case 'done':
      return null;
    case 'failed':
      if (status.foreign) return <Cover icon={ImageOff} />;
      return (
        <button
          className="composer-cover"
          type="button"
          aria-label={messages.retry}
          onClick={onRetry}
        >
          <Icon className="h-44 w-44" icon={RotateCw} />
        </button>
      );
    case 'waiting':
      return <Bar share={0} label={messages.waiting} icon={Clock} />;
    case 'paused':
      return <Bar share={status.share} label={messages.paused} icon={Pause} />;
    case 'uploading': {
      const percent = `${Math.round(status.share * 100)}%`;
      return (
        <Bar share={status.share} label={messages.progress(percent)}>
          {percent}
        </Bar>
      );
    }
  }
}

const Cover = ({ icon }: { readonly icon: IconNode }) => (
  <span className="composer-cover">
    <Icon className="h-44 w-44" icon={icon} />
  </span>
);

interface BarProps {
  readonly share: number;
  readonly label: string;
  readonly icon?: IconNode;
  readonly children?: ReactNode;
}

const Bar = ({ share, label, icon, children }: BarProps) => (
  <span
    className="composer-cover"
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={Math.round(share * 100)}
  >
    {icon && <Icon className="h-44 w-44" icon={icon} />}
    {children}
  </span>
);
