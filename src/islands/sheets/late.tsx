import { type ComponentType, lazy } from 'react';
import { showToast } from '../../host/toast.ts';
import type { ActTranslate } from '../../i18n/translate.ts';

interface LateProps {
  readonly onClose: () => void;
  readonly t: ActTranslate;
}

/**
 * A sheet's own file comes when it is opened. One that does not come closes the sheet
 * and says so; the page stays as it is.
 */
export function late<P extends LateProps>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      // After a deploy the page reloads once (host/staleChunk.ts).
      void Promise.reject(error);
      return { default: Missing as ComponentType<P> };
    }
  }) as unknown as ComponentType<P>;
}

/** Stands in for a sheet whose file is gone. */
function Missing({ onClose, t }: LateProps) {
  showToast(t('sheet.failed'));
  queueMicrotask(onClose);
  return null;
}
