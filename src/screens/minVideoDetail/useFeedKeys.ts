import { useEffect } from 'react';
import { decideFeedMove } from '../../model/mvod/videoFeed.ts';

interface FeedKeys {
  readonly current: number;
  readonly go: (slide: number) => void;
  readonly toggle: () => void;
}

/** Elements in which keys have another function: inputs, and dialogs above the feed. */
const OWN_KEYS = 'input,textarea,select,[role=dialog]';
/** Elements that handle Space themselves. */
const PRESSED = 'a,button,summary';

/** Handles keys: arrows, J and K change the slide, Space plays and pauses the video. */
export function useFeedKeys({ current, go, toggle }: FeedKeys): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const move = decideFeedMove(event.key);
      if (!move || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      const target = event.target as Element;
      if (target.closest(OWN_KEYS)) return;
      // The player has letter keys of its own.
      if (event.key.length === 1 && target.closest('media-player')) return;
      if (move === 'toggle' && target.closest(PRESSED)) return;
      event.preventDefault();
      if (move === 'toggle') toggle();
      else go(Math.max(0, current + (move === 'next' ? 1 : -1)));
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [current, go, toggle]);
}
