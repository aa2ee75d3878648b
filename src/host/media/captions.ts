/**
 * Returns captions as an address of the page's own origin, or null. A `track` of another origin
 * would make the video a CORS request, and videos without CORS headers would not play.
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
