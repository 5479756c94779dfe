import { createWriteStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';
import { AppError, type ErrorCode, fail } from '#lib/errors/errors.ts';
import { MAX_FILE_BYTES } from '#lib/files.ts';
import { violation } from '#services/server/violations.ts';

/** The one file of a form, written down, and the fields beside it. */
export interface ReceivedForm {
  /** As the sender calls it: nothing of it is proved. */
  readonly name: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** What a form adds around its file: heads of its parts, a few fields. */
const AROUND = 64 * 1024;
const FILE = 'berkas';
/** How the reader of forms calls a head with control characters in it. */
const BAD_HEAD = 'Malformed part header';

const refused = (field: string, kode: Parameters<typeof violation>[1]): AppError =>
  new AppError('VALIDATION', { violations: [violation([field], kode)] });

/** What the sender says before anything of the body is read. Throws TOO_LARGE, MALFORMED. */
function judgeHead({ headers }: IncomingMessage): void {
  const length = headers['content-length'];
  if (length !== undefined && !/^\d{1,9}$/.test(length)) fail('TOO_LARGE');
  if (length !== undefined && Number.parseInt(length, 10) > MAX_FILE_BYTES + AROUND) fail('TOO_LARGE');
}

function parserOf(req: IncomingMessage) {
  try {
    return busboy({
      headers: req.headers,
      // A path in a name is seen and refused, not cut off in silence.
      preservePath: true,
      defParamCharset: 'utf8',
      limits: { files: 1, fields: 8, parts: 10, fileSize: MAX_FILE_BYTES + 1, fieldSize: 1_000, fieldNameSize: 60 },
    });
  } catch {
    return fail('MALFORMED');
  }
}

/**
 * Reads a form of one file, piece by piece onto the disk at `path`. Throws TOO_LARGE as soon as it is known, MALFORMED for what is no
 * whole form, VALIDATION naming the field for a second file or one under another name.
 */
export async function receiveForm(req: IncomingMessage, path: string): Promise<ReceivedForm> {
  judgeHead(req);
  const parser = parserOf(req);
  const fields = new Map<string, unknown>();
  let name: string | undefined;
  let written: Promise<void> = Promise.resolve();
  const take = (stream: Readable, told: string) => {
    name = told;
    written = pipeline(stream, createWriteStream(path, { mode: 0o600, flags: 'wx' }));
  };
  try {
    await new Promise<void>((resolve, reject) => {
      const no = (code: ErrorCode) => () => reject(new AppError(code));
      parser.on('file', (field, stream, { filename }) => {
        stream.on('limit', no('TOO_LARGE'));
        if (field !== FILE) return reject(refused(field.slice(0, 60), 'v.asing'));
        take(stream, filename ?? '');
        written.catch(reject);
      });
      parser.on('field', (field, value, { nameTruncated, valueTruncated }) => {
        // What has no name is no file to the reader of forms.
        if (field === FILE) return reject(refused(FILE, 'v.berkasNama'));
        if (nameTruncated || valueTruncated || fields.has(field)) reject(refused(field, 'v.bentuk'));
        fields.set(field, value);
      });
      parser.on('filesLimit', () => reject(refused(FILE, 'v.berkasSatu')));
      parser.on('fieldsLimit', no('MALFORMED'));
      parser.on('partsLimit', no('MALFORMED'));
      parser.on('error', (error: Error) => {
        // In the head of a part nothing but a name holds what the sender has made up.
        reject(error.message === BAD_HEAD ? refused(FILE, 'v.berkasNama') : new AppError('MALFORMED'));
      });
      parser.on('close', resolve);
      // Who goes away in the middle has sent nothing.
      req.on('close', () => req.complete || no('MALFORMED')());
      req.on('error', no('MALFORMED'));
      req.pipe(parser);
    });
    await written;
  } catch (error) {
    req.unpipe(parser);
    parser.destroy();
    await written.catch(() => {});
    throw error;
  }
  if (name === undefined) throw refused(FILE, 'v.wajib');
  return { name, fields: Object.fromEntries(fields) };
}
