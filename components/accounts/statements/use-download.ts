import { useRef, useState } from 'react';
import { save } from '#components/kit/ui/save-file.ts';
import { ApiError } from '#services/api-error.ts';
import { callFile } from '#services/file.ts';

export type FileForm = 'PDF' | 'XLSX';
export type DownloadStep =
  | { readonly name: 'ask' }
  | { readonly name: 'run'; readonly bytes: number; readonly of: number }
  | { readonly name: 'done'; readonly file: string }
  | { readonly name: 'failed'; readonly error: ApiError };

/** Downloads the file of a statement; `onCounted` runs when a copy was counted, whether it arrived or not. */
export function useDownload(nomor: string, onCounted: () => void) {
  const [step, setStep] = useState<DownloadStep>({ name: 'ask' });
  const stop = useRef<AbortController | null>(null);
  const run = async (bentuk: FileForm, sandi: string) => {
    const control = new AbortController();
    const { signal } = control;
    stop.current = control;
    setStep({ name: 'run', bytes: 0, of: 0 });
    try {
      const onBytes = (bytes: number, of: number) => setStep({ name: 'run', bytes, of });
      const file = await callFile('cetak-statement/berkas', { nomor, bentuk, sandi }, { signal, onBytes });
      const name = `rekening-koran-${nomor}.${bentuk.toLowerCase()}`;
      save(file, name);
      setStep({ name: 'done', file: name });
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      setStep({ name: 'failed', error });
    } finally {
      onCounted();
    }
  };
  return { step, run, breakOff: () => stop.current?.abort() };
}
