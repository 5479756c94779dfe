import { useEffect, useState } from 'react';
import { Chip } from './chip.tsx';
import { useT } from './messages.tsx';

const SECOND_MS = 1000;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const SOON = 30 * MINUTE;

const two = (n: number): string => String(n).padStart(2, '0');
/** Seconds as hours, minutes and seconds. */
export const clockText = (seconds: number): string =>
  [Math.floor(seconds / HOUR), Math.floor((seconds % HOUR) / MINUTE), seconds % MINUTE].map(two).join(':');

/** Counts the seconds down from the moment they arrived: the browser's own time of day does not matter. */
function useLeft(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const receivedAt = performance.now();
    const count = () => setLeft(Math.max(0, seconds - Math.floor((performance.now() - receivedAt) / SECOND_MS)));
    count();
    const timer = setInterval(count, SECOND_MS);
    return () => clearInterval(timer);
  }, [seconds]);
  return left;
}

interface CutOffProps {
  readonly title: string;
  /** Until then, in seconds; 0: it has passed, and what that means is said. */
  readonly seconds: number;
  readonly past: string;
}

/** The chip alone, for a line of a list. */
export function CutOffChip({ title, seconds, past }: CutOffProps) {
  const t = useT();
  const left = useLeft(seconds);
  return left === 0 ? (
    <Chip tone="bad">{past}</Chip>
  ) : (
    <span role="timer" aria-label={title}>
      <Chip tone={left <= SOON ? 'warn' : 'neutral'}>{t('umum.sisaJam', { sisa: clockText(left) })}</Chip>
    </span>
  );
}

/** Shows the time left to a cut-off, by the bank's clock. */
export function CutOff(props: CutOffProps) {
  return (
    <p className="line">
      <span className="strong">{props.title}</span>
      <CutOffChip {...props} />
    </p>
  );
}
