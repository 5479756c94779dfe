import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError } from '#services/api-error.ts';
import {
  type CommandEndpoint,
  type CommandOptions,
  callCommand,
  type Input,
  newKey,
  type Output,
} from '#services/client.ts';
import { invalidateTopics } from './query-client.ts';
import { type Attempts, useAttempts } from './use-attempts.ts';

export interface Command<E extends CommandEndpoint> {
  /** Sends it. Throws ApiError. Resolves after the answer; stale reads are fetched again on the side. */
  run(body: Input<E>, options?: Omit<CommandOptions, 'dryRun'>): Promise<Output<E>>;
  /** Returns the preview: it posts nothing and uses no key. Throws ApiError. */
  preview(body: Input<E>, options?: Omit<CommandOptions, 'dryRun' | 'key'>): Promise<Output<E>>;
  /** The form asks here for the outcome of a lost answer. */
  readonly attempts: Attempts;
  readonly pending: boolean;
  readonly error: ApiError | null;
  reset(): void;
}

/**
 * Runs a command of any endpoint, with one idempotency key per filled form: the same body keeps its key through every attempt, so that a
 * repeat after a lost answer or a second click cannot post twice; another body, or the next one after a success, gets a new key. So does
 * the one after an attempt the core was asked about: that key is settled. Commands of one form share its `attempts`.
 */
export function useCommand<E extends CommandEndpoint>(endpoint: E, shared?: Attempts): Command<E> {
  const client = useQueryClient();
  const own = useAttempts();
  const attempts = shared ?? own;
  const used = useRef<{ content: string; key: string } | null>(null);

  const keyFor = (body: Input<E>): string => {
    const content = JSON.stringify(body);
    const previous = used.current;
    if (previous?.content === content && !attempts.settled(previous.key)) return previous.key;
    used.current = { content, key: newKey() };
    return used.current.key;
  };

  const mutation = useMutation<Output<E>, ApiError, { body: Input<E>; options: CommandOptions }>({
    mutationFn: async ({ body, options }) => {
      const key = options.key ?? keyFor(body);
      attempts.begin(key);
      try {
        const result = await callCommand(endpoint, body, { ...options, key });
        attempts.end();
        return result;
      } catch (error) {
        if (error instanceof ApiError && error.uncertain) attempts.lost();
        else attempts.end();
        throw error;
      }
    },
    onSuccess: () => {
      used.current = null;
      void invalidateTopics(client, endpoint.touches);
    },
  });

  return {
    run: (body, options = {}) => mutation.mutateAsync({ body, options }),
    preview: (body, options = {}) => callCommand(endpoint, body, { ...options, dryRun: true }),
    attempts,
    pending: mutation.isPending,
    error: mutation.error,
    reset: mutation.reset,
  };
}
