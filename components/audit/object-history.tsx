import { drawn } from '#components/ui/drawn.tsx';

/** The tab of every window that tells what happened to its record: `HistoryEntries`, with the names of all acts and rights. */
export const ObjectHistory = drawn(async () => (await import('./history-entries.tsx')).HistoryEntries, 6);
