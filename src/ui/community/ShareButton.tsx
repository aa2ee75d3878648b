import type { ActionTranslate } from '../../i18n/translate.ts';
import { Message } from '../Message.tsx';

/** Renders the button that opens the share panel, on pages without a bar at their foot. */
export const ShareButton = ({ t }: { readonly t: ActionTranslate }) => (
  <button className="share-button" data-act="share" type="button">
    <Message k="share.title" t={t} />
  </button>
);
