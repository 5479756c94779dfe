import { createContext, useContext, useSyncExternalStore } from 'react';

/** Below this width the sidebar lies over the page, and a list shows what counts most first. */
const NARROW = 768;

export const isNarrow = (): boolean => window.innerWidth < NARROW;

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

const Narrow = createContext(false);

/** Gives the parts inside as little room as a phone has, whatever the window's width. */
export const NarrowPlace = Narrow.Provider;

/** Returns true in a narrow place, or when the window is as narrow as a phone. Never while the server draws the page. */
export function useNarrow(): boolean {
  const placed = useContext(Narrow);
  const narrow = useSyncExternalStore(onResize, isNarrow, () => false);
  return placed || narrow;
}
