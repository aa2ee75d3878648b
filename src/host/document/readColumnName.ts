/** Returns the name of a column as its tab on the front page shows it; '' without a tab. */
export const readColumnName = (id: string): string =>
  document.querySelector(`[data-act=column][data-column="${CSS.escape(id)}"]`)?.textContent ?? '';
