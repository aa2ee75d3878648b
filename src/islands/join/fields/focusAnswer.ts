/** Focuses the first control of a form's field. */
export function focusAnswer(form: HTMLElement | null, field: string): void {
  const shown = Array.from(form?.querySelectorAll<HTMLElement>('[data-answer]') ?? []).find(
    ({ dataset }) => dataset.answer === field,
  );
  shown?.querySelector<HTMLElement>('input, textarea, button')?.focus();
}
