import { useEffect } from 'react';

/** From the first paper on, the page of a roll ends with its paper: what measures it is loaded once, after the paper is drawn. */
export function useRollLength(): void {
  useEffect(() => void import('#lib/roll-length.ts'), []);
}
