import { type ComponentType, lazy, Suspense, use } from 'react';
import { loadPaperStyles } from '../../host/styles.ts';
import type { PaperSite } from '../../stores/paperDocument.ts';
import type { PaperReading } from '../../stores/paperReader.ts';
import type { PaperView } from '../../ui/paper/view.ts';

export interface ReaderProps {
  readonly reading: PaperReading;
  readonly view: PaperView;
  readonly config: PaperSite['config'];
}

/** The text's own code comes with the first article; one that is gone reloads the page once. */
const Content = lazy(async (): Promise<{ default: ComponentType<ReaderProps> }> => {
  try {
    return { default: (await import('./ReaderPanel.tsx')).ReaderPanel };
  } catch (error) {
    void Promise.reject(error);
    return { default: () => null };
  }
});

/** The article that is read, when its code and styles are here. */
export const Reader = (props: ReaderProps) => (
  <Suspense>
    <Styled {...props} />
  </Suspense>
);

function Styled(props: ReaderProps) {
  use(loadPaperStyles());
  return <Content {...props} />;
}
