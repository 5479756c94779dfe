import { useSyncExternalStore } from 'react';
import { onChosen } from './appearance.ts';

/** What is chosen in this browser now, also once the session has told of a choice made elsewhere. `before`: until the page is alive. */
export const useChosen = <V extends string, B extends V | null>(read: () => V, before: B): V | B =>
  useSyncExternalStore<V | B>(onChosen, read, () => before);
