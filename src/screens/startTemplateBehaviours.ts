import type { Locale } from '../i18n/locales.ts';

let started: Promise<void> | undefined;

/**
 * Starts the behaviours of a template page when its content is shown, once: a retry after a failure
 * shows other content. `shown` is the language of the content; undefined for the page's own language.
 */
export const startTemplateBehaviours = (shown?: Locale): Promise<void> => {
  started ??= start(shown);
  return started;
};

async function start(contentLocale: Locale | undefined): Promise<void> {
  const [{ startBehaviours }, { mountSheets }] = await Promise.all([
    import('../behaviours/startBehaviours.ts'),
    // The build puts both modules into the same chunk.
    import('../islands/mountSheets.ts'),
  ]);
  await startBehaviours({ contentLocale, mountSheets });
}
