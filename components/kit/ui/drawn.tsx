import type { ComponentType } from 'react';
import { usePart } from '#hooks/use-part.ts';
import { Loaded } from './states.tsx';

/** A component whose code and words come when it is first drawn, a skeleton of `lines` in its place until then. */
export function drawn<P extends object>(load: () => Promise<ComponentType<P>>, lines = 4) {
  return function Drawn(props: P) {
    return (
      <Loaded state={usePart(load)} lines={lines}>
        {(Part) => <Part {...props} />}
      </Loaded>
    );
  };
}
