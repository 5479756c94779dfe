import { useState } from 'react';

type Values = Readonly<Record<string, string>>;

/** As many windows as somebody comes back to. */
const MOST = 100;
/** The filters of lists in windows, the latest last. They are gone with the page, and so with whoever signs out. */
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
 * The filters of a list in a window, which has no address: they are there again when the window, or its tab, is opened anew in the same sitting. `key` names the
 * list and whose it is, so that nobody's filters are another's; `start` holds where nothing was asked.
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
