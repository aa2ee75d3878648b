import type { ActionTranslate } from '../../i18n/translate.ts';

interface TagHeadingProps {
  /** '' when it is unknown. */
  readonly name: string;
  readonly t: ActionTranslate;
}

/** Renders the name of a tag above its articles. */
export const TagHeading = ({ name, t }: TagHeadingProps) => (
  <h1 className="mt-28 text-38 font-semibold">
    {name ? (
      <>
        <span aria-hidden="true" className="mr-8 text-accent">
          #
        </span>
        {name}
      </>
    ) : (
      t('tag.title')
    )}
  </h1>
);
