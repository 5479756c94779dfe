import { useEffect } from 'react';

/** Ends the page of a roll with its paper, from the first paper on: the measuring code is loaded once, after the paper is drawn. */
export function useRollLength(): void {
  useEffect(() => void import('#lib/roll-length.ts'), []);
}
