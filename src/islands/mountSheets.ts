/** Loads the code of the sheets and renders them. Rejects when the code does not load. */
export const mountSheets = async (): Promise<void> =>
  (await import('./Sheets.island.tsx')).mountSheets();
