import { useState } from 'react';

type Values = Readonly<Record<string, string>>;

/** A user comes back to at most so many windows. */
const MOST = 100;
/** The map keeps the filters of lists in windows, the latest last. They go with the page, and so with a sign-out. */
const remembered = new Map<string, Values>();

function remember(key: string, values: Values): void {
  remembered.delete(key);
  if (Object.values(values).some((value) => value !== '')) remembered.set(key, values);
  for (const oldest of remembered.keys()) {
    if (remembered.size <= MOST) return;
    remembered.delete(oldest);
  }
}

/**
 * Keeps the filters of a list in a window, which has no address: they are there again when the window, or its tab, is opened anew in the same
 * sitting. `key` names the list and its owner, so that nobody's filters are another's; `start` holds when nothing was asked.
 */
export function useStoredFilters(key: string, start: Values): readonly [Values, (values: Values) => void] {
  const [now, setNow] = useState({ key, asked: remembered.get(key) ?? start });
  const asked = now.key === key ? now.asked : (remembered.get(key) ?? start);
  const ask = (values: Values) => {
    remember(key, values);
    setNow({ key, asked: values });
  };
  return [asked, ask];
}
