const SECOND_MS = 1_000;

/** Does one phase of a start and says how long it took: whoever waits sees what for. One that fails says so by its failure. */
export async function phase<T>(log: (line: string) => void, name: string, work: () => Promise<T>): Promise<T> {
  const from = performance.now();
  const answer = await work();
  log(`${name}: ${((performance.now() - from) / SECOND_MS).toFixed(1)} s`);
  return answer;
}
