/** Returns whether the browser opens a clicked link in another tab or window, or saves it. */
export const opensElsewhere = ({
  altKey,
  button,
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<MouseEvent, 'altKey' | 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): boolean =>
  altKey || ctrlKey || metaKey || shiftKey || button > 0;
