/**
 * Returns the content of a page of this site without running it; null for an answer that is not
 * this page. Rejects without a network.
 */
export async function requestPage(address: string): Promise<DocumentFragment | null> {
  const answer = await fetch(address);
  if (!answer.ok || answer.redirected) return null;
  // Inert, and outside of a document, where the policy of this page would refuse the other page's styles.
  const page = document.createElement('template');
  page.innerHTML = await answer.text();
  return page.content;
}
