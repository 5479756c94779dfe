import { drawn } from '#components/kit/ui/drawn.tsx';

/** Draws the history of a window's record in its tab: `HistoryEntries`, with the names of all acts and rights. */
export const ObjectHistory = drawn(async () => (await import('./history-entries.tsx')).HistoryEntries, 6);
