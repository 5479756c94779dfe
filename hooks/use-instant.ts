import { useEffect, useState } from 'react';

/** Returns the present moment, anew after each so many milliseconds. Null until the browser has it: the server's would not match. */
export function useInstant(everyMs: number): Date | null {
  const [instant, setInstant] = useState<Date | null>(null);
  useEffect(() => {
    const tick = () => setInstant(new Date());
    tick();
    const timer = setInterval(tick, everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return instant;
}
