import { openSpeech } from '../elements/speech/openSpeech.ts';
import { readPageSpeech } from '../elements/speech/readPageSpeech.ts';
import { readPageArticle } from '../host/document/pageObject.ts';
import { createSpeechEngine } from '../host/speech/speechEngine.ts';
import { showToast } from '../host/toast.ts';
import { getHost } from '../services/getHost.ts';
import { loadActionMessages, readPageLocale } from '../services/loadMessages.ts';
import { readEnvironment } from '../services/readEnvironment.ts';
import type { Action } from './action.ts';

/** The first recording in the text. */
const RECORDING = '#text .audio [data-act=play]';

/**
 * Reads the article aloud: by the native app if that accepts it, else with a voice of the device. Where
 * there is none, a recording in the text is played instead.
 */
export const action: Action = async (_, settings) => {
  const speech = readPageSpeech();
  if (!speech) return;
  const { title, lang } = speech;
  if (readEnvironment(settings).kind === 'app') {
    const host = await getHost(settings);
    const id = readPageArticle()?.id ?? '';
    if ((await host.readAloud({ id, title, lang })) === 'done') return;
  }
  const engine = createSpeechEngine();
  if (engine && (await engine.hasVoice(lang))) return openSpeech(engine, speech, true);
  const recording = document.querySelector<HTMLElement>(RECORDING);
  if (recording) return recording.click();
  const t = await loadActionMessages(readPageLocale());
  showToast(t(engine ? 'listen.noVoice' : 'listen.noSpeech'));
};
