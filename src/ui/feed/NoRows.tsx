import type { ActionTranslate } from '../../i18n/translate.ts';
import { Message } from '../Message.tsx';

/** Renders an empty list; without a heading, because the page keeps its own. */
export function NoRows({ t }: { readonly t: ActionTranslate }) {
  return (
    <div className="no-rows" role="status">
      <svg aria-hidden="true" className="icon no-rows-icon" viewBox="0 0 24 24">
        <path d="M4 5h13v14H6a2 2 0 0 1-2-2zM17 9h3v8a2 2 0 0 1-2 2h-2M7 9h7M7 13h4" />
      </svg>
      <p>
        <Message t={t} k="column.empty" />
      </p>
    </div>
  );
}
