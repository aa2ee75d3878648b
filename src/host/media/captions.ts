/**
 * Captions as an address of this page's own, or null. A `track` of another host would ask
 * the film itself for permission (CORS), and a film that has none would not play for them.
 */
export async function loadCaptions(address: string): Promise<string | null> {
  try {
    const answer = await fetch(address);
    if (!answer.ok) return null;
    const text = await answer.text();
    return text.startsWith('WEBVTT') || text.startsWith('\uFEFFWEBVTT')
      ? URL.createObjectURL(new Blob([text], { type: 'text/vtt' }))
      : null;
  } catch {
    return null;
  }
}
