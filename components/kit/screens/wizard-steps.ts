import type { Messages } from '#components/kit/form/check-form.ts';
import { fieldsOf, isInput, type SectionDef } from '#components/kit/form/field-def.ts';

/** A tab of a wizard: a part of one form. */
export interface StepSections {
  readonly sections: readonly SectionDef[];
}

/** The inputs of a step, by name. */
export const namesOf = ({ sections }: StepSections): readonly string[] =>
  fieldsOf(sections)
    .filter(isInput)
    .map(({ name }) => name);

/** True when a message is about a field of the step, or about something inside it. */
export function hasErrors(step: StepSections, messages: Messages): boolean {
  const names = namesOf(step);
  return Object.keys(messages).some((name) => names.some((own) => name === own || name.startsWith(`${own}.`)));
}

/**
 * Returns the step on which a wizard at `from` ends up on its way to `to`: back is always open; forward leads no further than the first step on
 * the way that has errors, and never beyond the ends.
 */
export function stepTo(steps: readonly StepSections[], from: number, to: number, messages: Messages): number {
  const wanted = Math.max(0, Math.min(steps.length - 1, to));
  if (wanted <= from) return wanted;
  const stuck = steps.findIndex((step, at) => at >= from && at < wanted && hasErrors(step, messages));
  return stuck === -1 ? wanted : stuck;
}
