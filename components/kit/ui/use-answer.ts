import { useState } from 'react';
import { showFailure } from './failure.ts';

interface Answer<T> {
  readonly busy: boolean;
  /** The answer to the latest question; null while it is on its way, or where it failed. */
  readonly answer: T | null;
  /** Asks anew and removes the earlier answer first. It shows a failure itself. */
  ask(question: () => Promise<T>): Promise<void>;
}

/** Asks one question at a time and holds its answer. */
export function useAnswer<T>(): Answer<T> {
  const [answer, setAnswer] = useState<T | null>(null);
  const [busy, setBusy] = useState(false);
  const ask = async (question: () => Promise<T>) => {
    setAnswer(null);
    setBusy(true);
    try {
      setAnswer(await question());
    } catch (error) {
      await showFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return { busy, answer, ask };
}
