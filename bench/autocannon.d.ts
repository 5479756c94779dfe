/** The part of autocannon that the bench uses; the package brings no types. */
declare module 'autocannon' {
  export interface Request {
    method?: 'GET' | 'POST';
    path?: string;
    headers?: Record<string, string>;
    body?: string;
    setupRequest?: (request: Request) => Request;
    onResponse?: (status: number, body: string) => void;
  }
  export interface Result {
    readonly requests: { readonly average: number; readonly total: number };
    readonly latency: { readonly p50: number; readonly p97_5: number; readonly p99: number; readonly max: number };
    readonly duration: number;
    readonly errors: number;
    readonly timeouts: number;
    readonly non2xx: number;
  }
  export default function autocannon(options: {
    url: string;
    connections: number;
    /** Seconds, or so many requests in all. */
    duration?: number;
    amount?: number;
    requests: readonly Request[];
  }): Promise<Result>;
}
