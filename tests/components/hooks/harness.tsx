import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { createQueryClient } from '#hooks/query-client.ts';

export interface Call {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Record<string, string>;
  readonly body: unknown;
}

/** Stands in for the gateway: `reply` answers the envelope of each call, every call is kept. */
export function fakeGateway(reply: (call: Call) => unknown) {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, 'http://localhost');
    const call = {
      path: url.pathname.replace('/api/', ''),
      query: url.searchParams,
      headers: (init.headers ?? {}) as Record<string, string>,
      body: init.body === undefined ? undefined : JSON.parse(String(init.body)),
    };
    calls.push(call);
    return new Response(JSON.stringify(await reply(call)));
  });
  return calls;
}

/** A provider with its own query client. */
export function queryWrapper() {
  const client = createQueryClient();
  return ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
}
