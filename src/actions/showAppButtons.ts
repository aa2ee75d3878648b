/**
 * Shows buttons for what only the native app can open. The baked page has plain text in their place,
 * because without scripts nothing could open the app.
 */
export function showAppButtons(): void {
  for (const words of document.querySelectorAll('[data-app]')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'tap';
    button.dataset.act = 'openApp';
    button.textContent = words.textContent;
    words.replaceWith(button);
  }
}
