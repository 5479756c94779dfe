import { drawn } from '#components/ui/drawn.tsx';

/** What a change of data alters; comes with the first one that is shown: most forms post and change nothing. */
export const DrawnChanges = drawn(async () => (await import('./changes.tsx')).Changes);
