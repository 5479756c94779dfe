import { useEffect } from 'react';

/** While a paper is shown the page of a roll ends with it (lib/roll-length.ts); what measures it comes once the paper is there. */
export function useRollLength(): void {
  useEffect(() => {
    let gone = false;
    let stop = () => {};
    void import('#lib/roll-length.ts').then(({ keepRollLength }) => {
      if (!gone) stop = keepRollLength();
    });
    return () => {
      gone = true;
      stop();
    };
  }, []);
}
