import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { z } from 'zod';
import type { Values } from '#components/kit/form/field-def.ts';
import type { ApiError } from '#services/api-error.ts';
import { type CommandEndpoint, callCommand } from '#services/client.ts';
import type { Posting } from '#types/proto/common.ts';
import { bodyOf, checkValues } from './flow-form.ts';

/** A pause in typing this long asks for the preview. */
const DEBOUNCE_MS = 300;

export interface Preview {
  readonly posting: Posting | undefined;
  readonly error: ApiError | null;
  /** The preview belongs to the values typed before. */
  readonly stale: boolean;
  /** The preview of what is in the form now, asked at once. Throws ApiError. */
  fresh(): Promise<Posting>;
}

/**
 * Returns the posting that these values would make, from the code that posts: it asks whenever the form can be checked, is valid and typing
 * pauses.
 */
export function usePreview(
  endpoint: CommandEndpoint,
  schema: z.ZodType | undefined,
  flow: string,
  values: Values,
): Preview {
  const client = useQueryClient();
  const now = JSON.stringify(values);
  const [settled, setSettled] = useState(now);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(now), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [now]);

  const optionsFor = (content: string) => ({
    queryKey: ['preview', endpoint.path, content] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      callCommand(endpoint, bodyOf(flow, JSON.parse(content) as Values), { dryRun: true, signal }) as Promise<Posting>,
    // Not even its own posting makes it stale: the form behind the success popup must not show a second one.
    meta: { topics: [], quiet: true },
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

  const valid =
    schema !== undefined && Object.keys(checkValues(schema, flow, JSON.parse(settled) as Values)).length === 0;
  const query = useQuery({ ...optionsFor(settled), enabled: valid });
  return {
    posting: valid ? query.data : undefined,
    error: valid ? query.error : null,
    stale: settled !== now || query.isFetching,
    fresh: () => client.fetchQuery(optionsFor(now)),
  };
}
