import type { CommunityTranslate } from '../../i18n/translate.ts';

interface TipButtonProps {
  /** Whether it is what the page is for. */
  readonly isMain?: boolean;
  readonly t: CommunityTranslate;
}

/** Renders the button that opens the form of a tip-off. */
export const TipButton = ({ isMain = false, t }: TipButtonProps) => (
  <button
    className={isMain ? 'tip-write tip-first' : 'tip-write'}
    data-act="form"
    data-form="tipoff"
    data-id=""
    data-name={t('tipoff.title')}
    type="button"
  >
    {t('tipoff.write')}
  </button>
);
