import { type CallOptions, json, openEnvelope, reaching, send } from './client.ts';

export interface FileOptions extends CallOptions {
  readonly onBytes: (bytes: number) => void;
}

/** A file that the server streams; `onBytes` is told how much has come. One that was broken off is no file. Throws ApiError. */
export const callFile = (path: string, body: unknown, { signal, onBytes }: FileOptions): Promise<Blob> =>
  reaching(signal, async () => {
    const response = await send(path, json(body, {}, signal));
    const reader = response.ok ? response.body?.getReader() : undefined;
    if (!reader) await openEnvelope(response, signal);
    const pieces: BlobPart[] = [];
    let bytes = 0;
    for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
      pieces.push(read.value);
      bytes += read.value.length;
      onBytes(bytes);
    }
    return new Blob(pieces, { type: response.headers.get('content-type') ?? '' });
  });
