/** A longer time without a sign of work does not count: rounds of a busy loop and answers of a busy database are nearer together. */
const STEP_MS = 250;
/** A limit checks this often whether this process has run. */
const LOOK_MS = 100;

const monotonic = (): number => performance.now();

/** The clock counts milliseconds in which work was done, and stops while nothing could run. */
export interface WorkingTime {
  readonly now: () => number;
  /** Reports an end of work: the time since the sign before it was working time, `STEP_MS` of it at most. */
  readonly worked: () => void;
  /** Reports that there was nothing to do since the last sign: all of that time has passed. */
  readonly rested: () => void;
}

/**
 * A wait shows that a queue is long only while the queue moves. A process or a machine that sleeps for a second makes everybody wait
 * who is there, and no queue any longer (docs/adr/0035-admission-control-bounds-every-queue.md).
 */
export function workingTime(now: () => number = monotonic): WorkingTime {
  let at = 0;
  let last = now();
  const pass = (most: number): void => {
    const read = now();
    at += Math.min(read - last, most);
    last = read;
  };
  return {
    now: () => at + Math.min(now() - last, STEP_MS),
    worked: () => pass(STEP_MS),
    rested: () => pass(Number.POSITIVE_INFINITY),
  };
}

/** Calls `expired` after so many milliseconds in which this process ran; returns a function that cancels it. */
export function afterRunning(ms: number, expired: () => void): () => void {
  const time = workingTime();
  let timer: NodeJS.Timeout;
  const look = (): void => {
    time.worked();
    const left = ms - time.now();
    if (left <= 0) expired();
    else timer = setTimeout(look, Math.min(left, LOOK_MS));
  };
  timer = setTimeout(look, Math.min(ms, LOOK_MS));
  return () => clearTimeout(timer);
}
