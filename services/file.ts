import { type FileKind, UPLOAD_MS } from '#lib/files.ts';
import type { BerkasTersimpan } from '#types/proto/file.ts';
import type { CallOptions } from './client.ts';
import { schemasOf, upload } from './endpoint.ts';
import type { Envelope } from './http.ts';

const schema = schemasOf(() => import('#lib/schemas/file.ts'));

export const file = {
  upload: upload('file-storage/upload', 'file.upload', schema('uploadInput')),
};

export interface FileOptions extends CallOptions {
  /** It is called with the bytes received and roughly their total: 0 when the server does not say. */
  readonly onBytes: (bytes: number, expected: number) => void;
}

/** Returns the size that a streaming server expects: it cannot know the length before the last byte. */
function expectedOf(event: unknown): number {
  const target = event instanceof Event ? event.target : null;
  // Only a browser's own request has headers to read by then.
  if (typeof XMLHttpRequest === 'undefined' || !(target instanceof XMLHttpRequest)) return 0;
  return Number.parseInt(target.getResponseHeader('x-perkiraan-bita') ?? '0', 10);
}

/**
 * Fetches a file that the server streams, as long as it takes; `onBytes` gets the progress. A file that was broken off is none. Throws
 * ApiError.
 */
export async function callFile(path: string, body: unknown, { signal, onBytes }: FileOptions): Promise<Blob> {
  const { http } = await import('./http.ts');
  const { data } = await http.post<Blob>(path, body, {
    responseType: 'blob',
    timeout: 0,
    onDownloadProgress: ({ loaded, event }) => onBytes(loaded, expectedOf(event)),
    ...(signal ? { signal } : {}),
  });
  return data;
}

export interface UploadOptions extends CallOptions {
  /** The key is the same for every attempt at the same file. */
  readonly key: string;
  /** It is called with the bytes sent and their total. */
  readonly onSent: (sent: number, total: number) => void;
}

/** Sends one file; returns the stored file's data. Throws ApiError, or the signal's reason when it was broken off. */
export async function sendFile(
  jenis: FileKind,
  content: Blob,
  name: string,
  { key, onSent, signal }: UploadOptions,
): Promise<BerkasTersimpan> {
  const { http } = await import('./http.ts');
  const form = new FormData();
  form.append('jenis', jenis);
  form.append('berkas', content, name);
  const { data } = await http.post<Envelope>(file.upload.path, form, {
    timeout: UPLOAD_MS,
    idempotencyKey: key,
    onUploadProgress: ({ loaded, total }) => onSent(loaded, total ?? content.size),
    ...(signal ? { signal } : {}),
  });
  return data.resp_data as BerkasTersimpan;
}

/** Returns the address that shows a file. */
export const fileAddress = (id: string): string => `/api/file-storage/berkas?id_berkas=${encodeURIComponent(id)}`;
