import { type ReactNode, useState } from 'react';
import type { Translate } from '../i18n/translate.ts';
import { Failure } from '../ui/Failure.tsx';
import { createDeferredView } from './sheets/createDeferredView.tsx';

interface DeferredPartProps {
  readonly t: Translate;
}

/**
 * Returns a part of a page whose file is requested when the part is rendered. Where the file does not load,
 * a failure with a button that requests it again is in its place.
 */
export function createDeferredPart<P extends DeferredPartProps>(
  load: () => Promise<(props: P) => ReactNode>,
): (props: P) => ReactNode {
  const View = createDeferredView<P & { readonly onClose: () => boolean }>(load);
  return function DeferredPart(props: P) {
    const [isFailed, setFailed] = useState(false);
    const fail = () => {
      setFailed(true);
      return true;
    };
    return isFailed ? (
      <Failure heading="h2" kind="network" onRetry={() => setFailed(false)} t={props.t} />
    ) : (
      <View {...props} onClose={fail} />
    );
  };
}
