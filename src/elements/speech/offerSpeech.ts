import { readSettings } from '../../host/settings.ts';
import { createSpeechEngine } from '../../host/speech/speechEngine.ts';
import { findSavedSentence } from '../../model/speech/savedSpeech.ts';
import { readOpenedArticle } from '../../services/openedArticle.ts';
import { readSavedSpeech, removeSavedSpeech } from '../../services/savedSpeech.ts';
import { isSpeechOpen, openSpeech } from './openSpeech.ts';
import { readPageSpeech } from './readPageSpeech.ts';

/**
 * Shows the bar for the article that was being read aloud on the page before. It goes on with a tap:
 * browsers do not speak before one.
 */
export async function offerSpeech(): Promise<void> {
  const saved = readSavedSpeech(Date.now());
  const engine = createSpeechEngine();
  if (!saved || !engine) return removeSavedSpeech();
  if (!(await engine.hasVoice(saved.lang)) || isSpeechOpen()) return;
  const page = readOpenedArticle()?.path === saved.path ? readPageSpeech() : null;
  await openSpeech(
    engine,
    page
      ? { ...page, sentence: findSavedSentence(saved, page.sentences) }
      : { ...saved, href: `${readSettings().siteBase}/${saved.path}`, findRange: () => null },
    false,
  );
}
