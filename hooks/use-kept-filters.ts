import { useState } from 'react';

type Values = Readonly<Record<string, string>>;

/** A user comes back to at most so many windows. */
const MOST = 100;
/** The map keeps the filters of lists in windows, the latest last. They go with the page, and so with a sign-out. */
const kept = new Map<string, Values>();

function keep(key: string, values: Values): void {
  kept.delete(key);
  if (Object.values(values).some((value) => value !== '')) kept.set(key, values);
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST) return;
    kept.delete(oldest);
  }
}

/**
 * Keeps the filters of a list in a window, which has no address: they are there again when the window, or its tab, is opened anew in the same
 * sitting. `key` names the list and its owner, so that nobody's filters are another's; `start` holds when nothing was asked.
 */
export function useKeptFilters(key: string, start: Values): readonly [Values, (values: Values) => void] {
  const [now, setNow] = useState({ key, asked: kept.get(key) ?? start });
  const asked = now.key === key ? now.asked : (kept.get(key) ?? start);
  const ask = (values: Values) => {
    keep(key, values);
    setNow({ key, asked: values });
  };
  return [asked, ask];
}
