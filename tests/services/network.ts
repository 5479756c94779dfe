import axios, { type AxiosAdapter, AxiosError, AxiosHeaders, type AxiosInstance, CanceledError } from 'axios';
import { reader } from '#services/fingerprint-reader.ts';
import { http, plain } from '#services/http.ts';

/** One request of the browser, as it would leave. */
export interface Sent {
  readonly url: string;
  readonly method: string;
  /** Names in lower case; what axios adds by itself is left out. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly signal: AbortSignal | undefined;
  readonly timeout: number | undefined;
  readonly withCredentials: boolean | undefined;
  readonly fetchOptions: object | undefined;
}

export type Network = (request: Sent) => Response | Promise<Response>;

const never = (signal: AbortSignal | undefined) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(new CanceledError())));

/** Replaces the network under the browser's axios instances, all unless named: an answer is a Response, no answer a throw. */
export function stubNetwork(network: Network, under: readonly AxiosInstance[] = [http, plain, reader]): void {
  const adapter: AxiosAdapter = async (config) => {
    const { accept: _, ...headers } = Object.fromEntries(
      Object.entries(config.headers.toJSON()).map(([name, value]) => [name.toLowerCase(), String(value)]),
    );
    const signal = config.signal as AbortSignal | undefined;
    if (signal?.aborted) throw new CanceledError(undefined, config);
    const sent: Sent = {
      url: axios.getUri({ baseURL: config.baseURL ?? '', url: config.url ?? '' }),
      method: (config.method ?? 'get').toUpperCase(),
      headers,
      body: typeof config.data === 'string' ? JSON.parse(config.data) : undefined,
      signal,
      timeout: config.timeout,
      withCredentials: config.withCredentials,
      fetchOptions: config.fetchOptions,
    };
    const answer = await Promise.race([Promise.resolve(sent).then(network), never(signal)]).catch((error: unknown) => {
      if (error instanceof AxiosError) throw error;
      throw signal?.aborted
        ? new CanceledError(undefined, config)
        : new AxiosError(String(error), 'ERR_NETWORK', config);
    });
    const size = (bytes: number) => ({ loaded: bytes, total: bytes, bytes, lengthComputable: true });
    if (typeof config.data === 'string') config.onUploadProgress?.(size(config.data.length));
    const data = config.responseType === 'blob' ? await answer.blob() : await answer.text();
    if (data instanceof Blob) config.onDownloadProgress?.(size(data.size));
    const response = {
      data,
      status: answer.status,
      statusText: '',
      headers: AxiosHeaders.from(Object.fromEntries(answer.headers)),
      config,
    };
    const valid = config.validateStatus === null || (config.validateStatus ?? (() => true))(answer.status);
    if (!valid) throw new AxiosError('refused', 'ERR_BAD_RESPONSE', config, null, response);
    return response;
  };
  for (const instance of under) instance.defaults.adapter = adapter;
}
