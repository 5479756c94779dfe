import { useEffect, useState } from 'react';

/** A search begins when typing pauses. */
const PAUSE_MS = 250;

/** Returns a text as it was when typing last paused. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
