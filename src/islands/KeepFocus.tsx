import { Component, type ReactNode } from 'react';

interface KeepFocusProps {
  readonly children: ReactNode;
}

/**
 * Renders its children and, when an update removes the link or button that has the focus, gives the
 * focus to the one that replaces it: a reader who moves by keys stays where they were. A class, because
 * only one can read the document before an update changes it.
 */
export class KeepFocus extends Component<KeepFocusProps> {
  override getSnapshotBeforeUpdate(): Element | null {
    return document.activeElement;
  }

  override componentDidUpdate(_props: KeepFocusProps, _state: object, before: Element | null) {
    if (before && !before.isConnected) {
      findReplacement(before)?.focus({ preventScroll: true });
    }
  }

  override render(): ReactNode {
    return this.props.children;
  }
}

/** Returns the link to the same page, or the button with the same words; undefined without one. */
const findReplacement = (removed: Element): HTMLElement | undefined =>
  Array.from(document.querySelectorAll<HTMLElement>('a[href], button')).find(
    (control) =>
      control.getAttribute('href') === removed.getAttribute('href') &&
      (control.hasAttribute('href') || control.textContent === removed.textContent),
  );
