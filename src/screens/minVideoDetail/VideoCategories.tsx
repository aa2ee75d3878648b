import { useStore } from '@nanostores/react';
import { readSettings } from '../../host/settings.ts';
import { showToast } from '../../host/toast.ts';
import type { ActionTranslate } from '../../i18n/translate.ts';
import { $videoCategories, chooseVideoCategory } from '../../state/mvod.ts';
import { label } from '../../ui/Message.tsx';

interface VideoCategoriesProps {
  /** The category of the feed; '' for none. */
  readonly current: string;
  /** Called when the feed shows the videos of another category. */
  readonly onChange: () => void;
  readonly t: ActionTranslate;
}

/** Renders the choice of a category, where the server has several. */
export function VideoCategories({ current, onChange, t }: VideoCategoriesProps) {
  const categories = useStore($videoCategories, { ssr: 'initial' });
  if (categories.length === 0) return null;
  const choose = async (id: string) => {
    const problem = await chooseVideoCategory(readSettings(), id);
    if (problem) showToast(t(problem === 'empty' ? 'state.empty' : 'comment.moreFailed'));
    else onChange();
  };
  return (
    <nav {...label(t, 'mvod.categories')} className="feed-categories">
      {categories.map(({ id, name }) => (
        <button
          aria-current={id === current ? 'true' : undefined}
          key={id}
          onClick={() => void choose(id)}
          type="button"
        >
          {name}
        </button>
      ))}
    </nav>
  );
}
