import { expect } from 'vitest';
import { z } from 'zod';
import { everyLine, someLines } from '#lib/log-line.ts';

const types = { string: z.string(), integer: z.int(), number: z.number(), object: z.looseObject({}) };
const shape = (fields: typeof everyLine | typeof someLines) =>
  Object.fromEntries(Object.entries(fields).map(([name, { type }]) => [name, types[type]]));
const line = z.strictObject({ ...shape(everyLine), ...z.object(shape(someLines)).partial().shape });

/** Returns the lines of a process's output that are not as the schema of log lines says; the first may be cut. */
export function strangeLines(said: string): readonly string[] {
  const lines = said.split('\n').slice(1).filter(Boolean);
  expect(lines.length).toBeGreaterThan(5);
  return lines.filter((each) => {
    try {
      return !line.safeParse(JSON.parse(each)).success;
    } catch {
      return true;
    }
  });
}
