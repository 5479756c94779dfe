import type { Values } from '#components/kit/form/field-def.ts';

/** Every way to a supervisor's release gets these props. */
export interface WayProps {
  readonly flowCode: string;
  /** Exactly what will be submitted: the grant is bound to it. */
  readonly flowData: Values;
  readonly onGranted: (token: string) => void;
}

/** A way at the counter begins with the supervisor's user name; it stays when the supervisor changes from one to the other. */
export interface CounterProps extends WayProps {
  readonly username: string;
  readonly onUsername: (username: string) => void;
}
