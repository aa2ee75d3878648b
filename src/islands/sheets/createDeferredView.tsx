import { type ComponentType, useEffect, useState } from 'react';
import { runTap } from '../../host/runTap.ts';

interface DeferredViewProps {
  readonly onClose: () => void;
}

/**
 * Returns a sheet, or another view that a tap opens, whose file is requested when it opens. When
 * the file does not load, the view closes and a message appears; the next opening requests it
 * again.
 */
export function createDeferredView<P extends DeferredViewProps>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  let loaded: ComponentType<P> | undefined;
  return function DeferredView(props: P) {
    const [Content, setContent] = useState(() => loaded);
    // biome-ignore lint/correctness/useExhaustiveDependencies: once for each opening
    useEffect(() => {
      if (loaded) return;
      const loading = load().then((content) => {
        loaded = content;
        setContent(() => content);
      });
      // A failed file is reported, and the page reloads once (boot/reloadOnStaleChunk.ts).
      void runTap(loading, props.onClose);
    }, []);
    return Content && <Content {...props} />;
  };
}
