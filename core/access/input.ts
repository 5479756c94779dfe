import type { z } from 'zod';
import { fail, type Violation } from '#lib/errors/errors.ts';
import { isValidationKey, type validation } from '#lib/messages/validation.ts';

/** Names the fault in a field of the caller's input. */
export const violation = (field: string, kode: keyof typeof validation): Violation => ({
  field,
  kode,
});

/** Validates an operation's input again in the core, whatever the gateway has done; violations name the form's fields. */
export function validInput<D>(schema: z.ZodType<D>, input: unknown): D {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  fail('VALIDATION', { violations: result.error.issues.flatMap(toViolations) });
}

function toViolations(issue: z.core.$ZodIssue): Violation[] {
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => violation([...path, key].join('.'), 'v.asing'));
  return [violation(path.join('.'), isValidationKey(issue.message) ? issue.message : 'v.bentuk')];
}
