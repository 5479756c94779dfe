import type { KeyboardEvent } from 'react';
import { isAsked } from '#components/kit/ui/top-layer.ts';

/** A box in which Enter has no other meaning: a list picks by it, a count has its own way, a box that only a window fills opens it. */
const WALKED = 'input:not([role=combobox], [type=checkbox], [type=radio], [readonly], .denominations input)';
const FIELDS = ':is(input, select, textarea):not(:disabled, [readonly]:not([role=combobox]), [tabindex="-1"])';

/** Enter goes on to the next field of a form, as tellers type on a number pad; from the last one it stays. */
export function onEnterToNextField(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, target, currentTarget } = event;
  const held = event.ctrlKey || event.altKey || event.metaKey || event.shiftKey;
  if (key !== 'Enter' || held || isAsked() || !(target instanceof HTMLInputElement)) return;
  if (!currentTarget.contains(target) || target.closest('dialog') || !target.matches(WALKED)) return;
  const fields = [...currentTarget.querySelectorAll<HTMLInputElement>(FIELDS)];
  const next = fields[fields.indexOf(target) + 1];
  event.preventDefault();
  if (!next) return;
  event.stopPropagation();
  next.focus();
}
