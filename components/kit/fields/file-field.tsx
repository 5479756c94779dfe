import '#lib/messages/form.ts';
import dynamic from 'next/dynamic';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#components/kit/ui/button.tsx';
import { type Translate, useT } from '#components/kit/ui/messages.tsx';
import { ProgressBar } from '#components/kit/ui/progress-bar.tsx';

import { ApiError } from '#services/api-error.ts';
import { newKey } from '#services/client.ts';
import { described, type FetchFailure, FieldFrame, type FieldProps } from './field.tsx';
import { FileCamera } from './file-camera.tsx';
import { StoredFileView, sizeText } from './stored-file-view.tsx';

/** A file that is kept: what the form holds and sends is its id; name and size in bytes are for its reader. */
export interface StoredFile {
  readonly id_berkas: string;
  readonly nama: string;
  readonly ukuran: number;
  /** The file is stored as this type. */
  readonly mime?: string;
  /** BERSIH or TIDAK_DIPINDAI, as the bank's scanner left it. */
  readonly pindai?: string;
}

interface UploadOptions {
  /** The same for every attempt at the same file. */
  readonly key: string;
  readonly signal: AbortSignal;
  /** Reports the bytes that have left, of how many. */
  readonly onSent: (sent: number, total: number) => void;
}

/** Sends one file and returns the stored file. Throws ApiError. */
export type Upload = (file: File, options: UploadOptions) => Promise<StoredFile>;

export interface FileSetup {
  readonly upload: Upload;
  /** Lists the media types on offer, such as 'image/jpeg'; the server checks the content in any case. */
  readonly accept?: readonly string[];
  /** Bytes a file may have; a larger one is not sent. */
  readonly maxBytes?: number;
  /** Pictures are cut before they are sent, to this width by height. */
  readonly aspect?: number;
  /** A telephone offers this camera: in front for a face, at the back for what lies on the desk. */
  readonly camera?: 'user' | 'environment';
}

/** Comes with the first picture that is cut. */
const CropDialog = dynamic(() => import('./file-crop.tsx').then((module) => module.CropDialog), { ssr: false });
/** Browsers can draw, and so cut, pictures of these types. */
const CAN_BE_CUT: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp']);

interface FileFieldProps extends FieldProps<StoredFile | null>, FileSetup {}

/** The attempt at one file: on its way, or how it failed. */
interface Attempt {
  readonly file: File;
  readonly key: string;
  /** Per cent that has left. */
  readonly sent: number;
  readonly failed: string;
}

const WHOLE = 100;

/** Explains why a file is not even sent; '' for one that is. */
function unfit(file: File, { accept, maxBytes }: FileSetup, t: Translate): string {
  if (file.size === 0) return t('berkas.kosong');
  if (maxBytes !== undefined && file.size > maxBytes) return t('berkas.besar', { batas: sizeText(maxBytes) });
  return accept && !accept.includes(file.type) ? t('berkas.jenis') : '';
}

/** Sends the chosen file, reports its progress, and can be broken off; leaving the screen breaks it off too. */
function useUpload({ upload, onChange }: FileFieldProps) {
  const t = useT();
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const control = useRef<AbortController | null>(null);
  useEffect(() => () => control.current?.abort(), []);

  const send = async (file: File, key: string) => {
    control.current?.abort();
    const own = new AbortController();
    control.current = own;
    setAttempt({ file, key, sent: 0, failed: '' });
    try {
      const stored = await upload(file, {
        key,
        signal: own.signal,
        onSent: (sent, total) => {
          if (!own.signal.aborted) setAttempt({ file, key, sent: (sent / Math.max(1, total)) * WHOLE, failed: '' });
        },
      });
      if (own.signal.aborted) return;
      setAttempt(null);
      onChange(stored);
    } catch (error) {
      if (own.signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      const [about] = error.ofFields;
      setAttempt({ file, key, sent: 0, failed: about?.pesan ?? error.message });
    }
  };
  const cancel = () => {
    control.current?.abort();
    setAttempt(null);
  };
  const running = attempt !== null && attempt.failed === '';
  const failed: FetchFailure | undefined =
    attempt && attempt.failed !== ''
      ? {
          message: `${t('berkas.gagal', { nama: attempt.file.name })} ${attempt.failed}`,
          onRetry: () => void send(attempt.file, attempt.key),
        }
      : undefined;
  return { attempt, running, failed, cancel, send: (file: File) => void send(file, newKey()) };
}

/** Holds the chosen file before it is sent: unfit, or a picture to be cut. */
function usePick(props: FileFieldProps, send: (file: File) => void) {
  const t = useT();
  const [wrong, setWrong] = useState('');
  const [cutting, setCutting] = useState<File | null>(null);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // The same file may be chosen once more, after it was mended.
    event.target.value = '';
    if (!file) return;
    const why = unfit(file, props, t);
    setWrong(why);
    if (why !== '') return;
    if (props.aspect !== undefined && CAN_BE_CUT.has(file.type)) setCutting(file);
    else send(file);
  };
  return { wrong, cutting, choose, stop: () => setCutting(null) };
}

/** One file: chosen, sent at once with its progress, and from then on a name that the form holds. */
export function FileField(props: FileFieldProps) {
  const { value, onChange, onBlur, disabled, accept, aspect, camera } = props;
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const { attempt, running, failed, cancel, send } = useUpload(props);

  const { wrong, cutting, choose, stop } = usePick(props, send);
  const error = wrong || (running ? undefined : props.error);
  return (
    <FieldFrame field={{ ...props, error, failed }}>
      <input
        {...described({ ...props, error })}
        ref={input}
        type="file"
        className="visually-hidden"
        accept={accept?.join(',')}
        disabled={disabled || running}
        onChange={choose}
        onBlur={onBlur}
      />
      <div className={error ? 'file-box invalid' : 'file-box'}>
        {running && attempt ? (
          <>
            <ProgressBar label={t('berkas.mengunggah', { nama: attempt.file.name })} percent={attempt.sent} />
            <Button small onClick={cancel}>
              {t('aksi.batal')}
            </Button>
          </>
        ) : (
          <>
            {value ? <StoredFileView file={value} /> : <span className="muted">{t('berkas.belum')}</span>}
            {disabled ? null : (
              <span className="line">
                <Button small icon="box-arrow-up" tabIndex={-1} onClick={() => input.current?.click()}>
                  {t(value ? 'berkas.ganti' : 'berkas.pilih')}
                </Button>
                {camera ? <FileCamera camera={camera} onTake={choose} /> : null}
                {value ? (
                  <Button small variant="quiet" onClick={() => onChange(null)}>
                    {t('dataset.hapus')}
                  </Button>
                ) : null}
              </span>
            )}
          </>
        )}
      </div>
      {cutting ? (
        <CropDialog
          file={cutting}
          aspect={aspect}
          onClose={stop}
          onDone={(picture) => {
            stop();
            send(picture);
          }}
        />
      ) : null}
    </FieldFrame>
  );
}
