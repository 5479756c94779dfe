const TENTH_MS = 100;

/** Does one phase of a start and says how long it took: whoever waits sees what for. One that fails says so by its failure. */
export async function phase<T>(log: (line: string) => void, name: string, work: () => Promise<T>): Promise<T> {
  const from = performance.now();
  const answer = await work();
  const tenths = Math.round((performance.now() - from) / TENTH_MS);
  log(`${name}: ${Math.floor(tenths / 10)}.${tenths % 10} s`);
  return answer;
}
