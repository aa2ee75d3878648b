import type { Locale } from '../i18n/locales.ts';

/**
 * Starts the behaviours of a template page after its content is shown. `shown` is the language of
 * the content; undefined for the page's own language.
 */
export async function startTemplateBehaviours(shown?: Locale): Promise<void> {
  const [{ startBehaviours }, { mountSheets }] = await Promise.all([
    import('../behaviours/startBehaviours.ts'),
    // The build puts both modules into the same chunk.
    import('../islands/mountSheets.ts'),
  ]);
  await startBehaviours({ contentLocale: shown, mountSheets });
}
