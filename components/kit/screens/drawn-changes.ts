import { drawn } from '#components/kit/ui/drawn.tsx';

/** Shows a change of data; its code loads with the first one that is shown: most forms post and change nothing. */
export const DrawnChanges = drawn(async () => (await import('./changes.tsx')).Changes);
