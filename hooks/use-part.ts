import { useEffect, useState } from 'react';
import { type ApiError, offline } from '#services/api-error.ts';

export interface PartState<T> {
  readonly data: T | undefined;
  readonly loading: boolean;
  readonly error: ApiError | null;
  refetch(): void;
}

/**
 * Loads a part of a page when it is first drawn. A part that does not come shows that, as a missing answer does, and can be asked for
 * again. `load` is the same function each time.
 */
export function usePart<T>(load: () => Promise<T>): PartState<T> {
  const [state, setState] = useState<{ readonly part?: { readonly of: T }; readonly error: ApiError | null }>({
    error: null,
  });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for anew by whoever presses the button.
  useEffect(() => {
    let wanted = true;
    load().then(
      (of) => wanted && setState({ part: { of }, error: null }),
      () => wanted && setState({ error: offline(0) }),
    );
    return () => {
      wanted = false;
    };
  }, [load, attempt]);
  return {
    data: state.part?.of,
    loading: state.part === undefined && state.error === null,
    error: state.error,
    refetch: () => {
      setState({ error: null });
      setAttempt((before) => before + 1);
    },
  };
}
