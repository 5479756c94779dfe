import { useRef } from 'react';
import type { z } from 'zod';
import type { Messages } from '#components/kit/form/check-form.ts';
import type { Form, Values } from '#components/kit/form/field-def.ts';
import type { CommandEndpoint } from '#services/client.ts';
import { checkValues } from './flow-form.ts';

/** Most forms are checked by their schema alone. */
export const useNoDemands = () => (): Messages => ({});

/** The check of the form by a schema that may still be on its way, and how to wait for it. */
export function useCheck(
  endpoint: CommandEndpoint,
  flow: string,
  schema: z.ZodType | undefined,
  demands: (values: Values) => Messages,
) {
  const known = useRef(schema);
  known.current ??= schema;
  const check = (values: Values) => ({
    ...demands(values),
    ...(known.current && checkValues(known.current, flow, values)),
  });
  const checkable = async () => {
    known.current ??= await endpoint.schema();
  };
  return { check, checkable };
}

/** Checks the fields that were filled and left before the check had loaded. */
export function checkWhatWasLeft(form: Form): void {
  const left = Object.keys(form.getValues()).filter((name) => form.getFieldState(name).isTouched);
  if (left.length > 0) void form.trigger(left);
}
