import { Component, type ReactNode } from 'react';

interface KeepFocusProps {
  readonly children: ReactNode;
}

/**
 * Renders its children and, when an update removes the control that has the focus, gives the
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

/** Returns the control with the same address, or the same words where it has none. */
const findReplacement = (removed: Element): HTMLElement | undefined =>
  Array.from(document.querySelectorAll<HTMLElement>('a[href], button, [role=button]')).find(
    (control) => identify(control) === identify(removed),
  );

const identify = (control: Element): string | null =>
  control.getAttribute('href') ?? control.getAttribute('src') ?? control.textContent;
