import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SlotsProvider } from '#components/kit/screens/slots.ts';
import { filledSlots } from '#components/workplace/layout/filled-slots.tsx';
import { createQueryClient } from '#hooks/query-client.ts';
import { endpoints } from '#services/registry.ts';
import { guardQuery } from '#services/server/known-fields.ts';
import { stubNetwork } from '../../services/network.ts';
import { lookAt } from '../query-checks.ts';

export interface Call {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Record<string, string>;
  readonly body: unknown;
}

/** Replaces the gateway: `reply` returns the envelope of each call, or a whole response with its status; every call is recorded. */
export function fakeGateway(reply: (call: Call) => unknown) {
  const calls: Call[] = [];
  stubNetwork(async ({ url: address, headers, body }) => {
    const url = new URL(address, 'http://localhost');
    const call = {
      path: url.pathname.replace('/api/', ''),
      query: url.searchParams,
      headers,
      body,
    };
    calls.push(call);
    // The gateway refuses what an address asks beside the fields of its path.
    const endpoint = endpoints.find(
      ({ path, method }) => path === call.path && method === (body === undefined ? 'GET' : 'POST'),
    );
    if (endpoint)
      lookAt(async () => guardQuery(endpoint, await endpoint.schema(), Object.fromEntries(url.searchParams)));
    const answer = await reply(call);
    return answer instanceof Response ? answer : new Response(JSON.stringify(answer));
  });
  return calls;
}

/** A provider with its own query client. */
export function queryWrapper() {
  const client = createQueryClient();
  return ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <SlotsProvider value={filledSlots}>{children}</SlotsProvider>
    </QueryClientProvider>
  );
}
