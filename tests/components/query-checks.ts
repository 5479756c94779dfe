/** Holds the checks that the stand-in for the gateway still runs beside the test that has called it. */
const running = new Set<Promise<void>>();
const refused: unknown[] = [];

/** Checks a call beside its test, which does not wait for it. */
export function lookAt(call: () => Promise<void>): void {
  const look: Promise<void> = call()
    .catch((error: unknown) => {
      refused.push(error);
    })
    .finally(() => running.delete(look));
  running.add(look);
}

/** Ends when every call was checked: a file does not go while something is still loaded for it. Throws the first refusal. */
export async function callsLookedAt(): Promise<void> {
  await Promise.all(running);
  const [first] = refused.splice(0);
  if (first !== undefined) throw first;
}
