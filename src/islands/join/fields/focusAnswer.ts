/** Leads the reader to a field of a form; the first of its controls takes the focus. */
export function focusAnswer(form: HTMLElement | null, field: string): void {
  const shown = Array.from(form?.querySelectorAll<HTMLElement>('[data-answer]') ?? []).find(
    ({ dataset }) => dataset.answer === field,
  );
  shown?.querySelector<HTMLElement>('input, textarea, button')?.focus();
}
