const TENTH_MS = 100;

/** Does one phase of a start and logs its seconds, so that the person who waits sees the reason. A failed phase throws. */
export async function phase<T>(log: (line: string) => void, name: string, work: () => Promise<T>): Promise<T> {
  const from = performance.now();
  const answer = await work();
  const tenths = Math.round((performance.now() - from) / TENTH_MS);
  log(`${name}: ${Math.floor(tenths / 10)}.${tenths % 10} s`);
  return answer;
}
