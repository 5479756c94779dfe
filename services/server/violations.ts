import type { z } from 'zod';
import { fail, type Violation } from '#lib/errors/errors.ts';
import { isValidationKey, type ValidationKey } from '#lib/messages/validation.ts';

type Path = readonly PropertyKey[];

/**
 * Returns a violation of the field at `path`. Fields of flowData are named as the form names them, without the wrapper, so that the
 * screen can put the message under the input.
 */
export function violation(path: Path, kode: ValidationKey): Violation {
  const field = (path.length > 1 && path[0] === 'flowData' ? path.slice(1) : path).map(String).join('.');
  return { field, kode };
}

const at = (input: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    input,
  );

function fromIssue(issue: z.core.$ZodIssue, input: unknown): Violation[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => violation([...issue.path, key], 'v.asing'));
  if (at(input, issue.path) === undefined) return [violation(issue.path, 'v.wajib')];
  return [violation(issue.path, isValidationKey(issue.message) ? issue.message : 'v.bentuk')];
}

/** Returns the input as its schema gives it. Throws VALIDATION with one violation per field, the first that was found. */
export function check<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const byField = new Map<string, Violation>();
  for (const found of parsed.error.issues.flatMap((issue) => fromIssue(issue, input))) {
    if (!byField.has(found.field)) byField.set(found.field, found);
  }
  return fail('VALIDATION', { violations: [...byField.values()] });
}
