import { useEffect, useRef, useState } from 'react';
import type { Messages } from '#components/kit/form/check-form.ts';
import type { LiteralForm } from '#components/kit/form/use-literal-form.ts';
import { type FormStep, stepOf, stepOfProblem } from './form-steps.tsx';
import { toField } from './missing.tsx';

export interface StepsState {
  readonly at: number;
  readonly onMove: (to: number) => void;
  /** Holds the form's faults, by its own check and by the core's last answer. */
  readonly messages: Messages;
  /** Holds the steps that were left, or sent with the form. */
  readonly left: ReadonlySet<number>;
  /** Goes to the step and the input of the first thing that is not right. */
  readonly toProblem: () => void;
  /** Goes to the step and the input of this name. */
  readonly toInput: (name: string) => void;
}

/** Holds the tab of a long form that is shown; of a form without tabs, only the way to its first problem. */
export function useSteps(steps: readonly FormStep[] | undefined, filled: LiteralForm, messages: Messages): StepsState {
  const [at, setAt] = useState(0);
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [sought, setSought] = useState<{ readonly name: string | null } | null>(null);
  const show = useRef(filled.toProblem);
  show.current = filled.toProblem;
  // The input is there once its step is shown.
  useEffect(() => {
    if (sought?.name) toField(sought.name);
    else if (sought) show.current();
  }, [sought]);
  const toProblem = () => {
    if (!steps) return filled.toProblem();
    setLeft(new Set(steps.keys()));
    setAt(Math.max(0, stepOfProblem(steps, filled.messages())));
    setSought({ name: null });
  };
  const toInput = (name: string) => {
    const to = stepOf(steps ?? [], name);
    if (to >= 0 && to !== at) onMove(to);
    setSought({ name });
  };
  const onMove = (to: number) => {
    setLeft((before) => new Set(before).add(at));
    setAt(to);
  };
  return { at, onMove, left, messages, toProblem, toInput };
}
