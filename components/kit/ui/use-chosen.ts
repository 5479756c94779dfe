import { useSyncExternalStore } from 'react';
import { onChosen } from './appearance.ts';

/** Returns this browser's current choice, also once the session has reported one made elsewhere. `before`: until the page is alive. */
export const useChosen = <V extends string, B extends V | null>(read: () => V, before: B): V | B =>
  useSyncExternalStore<V | B>(onChosen, read, () => before);
