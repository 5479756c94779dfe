import { createWriteStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';
import { AppError, type ErrorCode, fail } from '#lib/errors/errors.ts';
import { MAX_FILE_BYTES } from '#lib/files.ts';
import { violation } from '#services/server/violations.ts';

/** A received form has one file, written to the disk, and the fields beside it. */
export interface ReceivedForm {
  /** The sender gives this name: nothing of it is proved. */
  readonly name: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** A form adds the heads of its parts and a few fields to its file. */
const AROUND = 64 * 1024;
const FILE = 'berkas';
/** The reader of forms reports a head with control characters in it by this text. */
const BAD_HEAD = 'Malformed part header';

const refused = (field: string, kode: Parameters<typeof violation>[1]): AppError =>
  new AppError('VALIDATION', { violations: [violation([field], kode)] });

/** Checks what the sender says before it reads anything of the body. Throws TOO_LARGE, MALFORMED. */
function assertLength({ headers }: IncomingMessage): void {
  const length = headers['content-length'];
  if (length !== undefined && !/^\d{1,9}$/.test(length)) fail('TOO_LARGE');
  if (length !== undefined && Number.parseInt(length, 10) > MAX_FILE_BYTES + AROUND) fail('TOO_LARGE');
}

function parserOf(req: IncomingMessage) {
  try {
    return busboy({
      headers: req.headers,
      // The check sees and refuses a path in a name; nothing cuts it off in silence.
      preservePath: true,
      defParamCharset: 'utf8',
      limits: { files: 1, fields: 8, parts: 10, fileSize: MAX_FILE_BYTES + 1, fieldSize: 1_000, fieldNameSize: 60 },
    });
  } catch {
    return fail('MALFORMED');
  }
}

/**
 * Reads a form of one file, piece by piece onto the disk at `path`. Throws TOO_LARGE as soon as it is known, MALFORMED for an incomplete
 * form, VALIDATION naming the field for a second file or one under another name.
 */
export async function receiveForm(req: IncomingMessage, path: string): Promise<ReceivedForm> {
  assertLength(req);
  const parser = parserOf(req);
  const fields = new Map<string, unknown>();
  let name: string | undefined;
  let written: Promise<void> = Promise.resolve();
  const receive = (stream: Readable, fileName: string) => {
    name = fileName;
    written = pipeline(stream, createWriteStream(path, { mode: 0o600, flags: 'wx' }));
  };
  try {
    await new Promise<void>((resolve, reject) => {
      const no = (code: ErrorCode) => () => reject(new AppError(code));
      parser.on('file', (field, stream, { filename }) => {
        stream.on('limit', no('TOO_LARGE'));
        if (field !== FILE) return reject(refused(field.slice(0, 60), 'v.asing'));
        receive(stream, filename ?? '');
        written.catch(reject);
      });
      parser.on('field', (field, value, { nameTruncated, valueTruncated }) => {
        // The reader of forms takes a part without a name for no file.
        if (field === FILE) return reject(refused(FILE, 'v.berkasNama'));
        if (nameTruncated || valueTruncated || fields.has(field)) reject(refused(field, 'v.bentuk'));
        fields.set(field, value);
      });
      parser.on('filesLimit', () => reject(refused(FILE, 'v.berkasSatu')));
      parser.on('fieldsLimit', no('MALFORMED'));
      parser.on('partsLimit', no('MALFORMED'));
      parser.on('error', (error: Error) => {
        // In the head of a part the sender can make up nothing but a name.
        reject(error.message === BAD_HEAD ? refused(FILE, 'v.berkasNama') : new AppError('MALFORMED'));
      });
      parser.on('close', resolve);
      // A sender who goes away in the middle has sent nothing.
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
