import { useSyncExternalStore } from 'react';

/** Below this width the sidebar lies over the page, and a list shows what counts most first. */
const NARROW = 768;

export const isNarrow = (): boolean => window.innerWidth < NARROW;

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/** Returns true when the window is as narrow as a phone. Never while the server draws the page. */
export const useNarrow = (): boolean => useSyncExternalStore(onResize, isNarrow, () => false);
