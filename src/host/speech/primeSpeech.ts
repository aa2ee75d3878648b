/**
 * Lets this page speak later. Safari allows speech only from the task of a tap, and the code that reads
 * aloud has to be loaded first.
 */
export function primeSpeech(): void {
  const synthesis = window.speechSynthesis as SpeechSynthesis | undefined;
  if (synthesis && typeof SpeechSynthesisUtterance !== 'undefined') {
    synthesis.speak(new SpeechSynthesisUtterance(''));
  }
}
