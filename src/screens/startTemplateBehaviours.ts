import type { Locale } from '../i18n/locales.ts';

/** Starts the behaviours of a template whose content is shown, in the language `shown` if it has one. */
export async function startTemplateBehaviours(shown?: Locale): Promise<void> {
  const [{ startBehaviours }, { mountSheets }] = await Promise.all([
    import('../behaviours/startBehaviours.ts'),
    // In the same file of the build.
    import('../islands/mountSheets.ts'),
  ]);
  await startBehaviours({ shown, mountSheets });
}
