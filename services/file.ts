import type { CallOptions } from './client.ts';

export interface FileOptions extends CallOptions {
  readonly onBytes: (bytes: number) => void;
}

/**
 * A file that the server streams, as long as it takes; `onBytes` is told how much has come. One that was broken off is no
 * file. Throws ApiError.
 */
export async function callFile(path: string, body: unknown, { signal, onBytes }: FileOptions): Promise<Blob> {
  const { http } = await import('./http.ts');
  const { data } = await http.post<Blob>(path, body, {
    responseType: 'blob',
    timeout: 0,
    onDownloadProgress: ({ loaded }) => onBytes(loaded),
    ...(signal ? { signal } : {}),
  });
  return data;
}
