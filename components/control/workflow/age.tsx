import '#lib/control/messages/desk.ts';
import { useEffect, useState } from 'react';
import { Chip, type Tone } from '#components/kit/ui/chip.tsx';
import { message } from '#lib/messages/id.ts';

const MINUTE_MS = 60_000;
const HOUR = 60;
const DAY = 24 * HOUR;
/** The screen refreshes the words this often. */
const TICK_MS = 20_000;

/** Minutes after which a wait is noticed, and after which it is long: a customer at the counter has less patience than a file. */
const patience = { counter: [2, 5], desk: [30, 120] } as const;

export interface Age {
  readonly text: string;
  readonly tone: Tone;
}

/**
 * Returns the time that something has waited, in words and in a tone that grows with it. A clock that runs ahead of ours counts
 * as now.
 */
export function ageOf(since: string, now: number, atCounter: boolean): Age {
  const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / MINUTE_MS));
  const [noticed, long] = atCounter ? patience.counter : patience.desk;
  const tone = minutes >= long ? 'bad' : minutes >= noticed ? 'warn' : 'neutral';
  if (minutes < 1) return { tone, text: message('desk.baruSaja') };
  if (minutes < HOUR) return { tone, text: message('desk.menit', { menit: minutes }) };
  if (minutes < DAY) {
    return { tone, text: message('desk.jam', { jam: Math.floor(minutes / HOUR), menit: minutes % HOUR }) };
  }
  return { tone, text: message('desk.hari', { hari: Math.floor(minutes / DAY) }) };
}

/** The time now, again and again: for words that say how long ago something was. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Shows how long an item has waited; its words carry the meaning of the colour, and a usual wait has none. */
export function WaitingSince({ since, now, atCounter }: { since: string; now: number; atCounter: boolean }) {
  const { text, tone } = ageOf(since, now, atCounter);
  return tone === 'neutral' ? <small className="wait">{text}</small> : <Chip tone={tone}>{text}</Chip>;
}
