import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { jobInput } from '#lib/books/schemas/report-job.ts';
import { AppError, fail } from '#lib/errors/errors.ts';
import { fileInput } from '#lib/schemas/file.ts';
import { activeSession } from '#services/server/active-session.ts';
import { readQuery } from '#services/server/body.ts';
import { originOf } from '#services/server/call-origin.ts';
import { type CallMeta, type CoreCall, core } from '#services/server/core-connection.ts';
import { refusal, send } from '#services/server/envelope.ts';
import { languageOf } from '#services/server/language.ts';
import { log } from '#services/server/log.ts';
import { perProcess } from '#services/server/per-process.ts';
import { rateLimit } from '#services/server/rate-limit.ts';
import { check } from '#services/server/violations.ts';
import type { BacaReply } from '#types/proto/file.ts';
import type { ServerSession } from '#types/session.ts';
import { objectUnder } from './objects.ts';
import { OtherBytesError, proven } from './proven.ts';

/** Answering a file needs these; tests give their own. */
export interface FilePageDependencies {
  readonly session: (req: IncomingMessage, res: ServerResponse) => Promise<ServerSession | null>;
  readonly withinRate: (sid: string) => boolean;
  readonly call: CoreCall;
  readonly object: (key: string, signal: AbortSignal) => Promise<Readable>;
  /** Asks the core which file it is and whether the caller may have it. */
  readonly find?: FindFile;
}

/** Finds the file that the address asks for. Throws the core's refusal. */
type FindFile = (call: CoreCall, query: URLSearchParams, meta: CallMeta) => Promise<Found>;
type Found = Omit<BacaReply, 'ukuran' | 'sha256'> & {
  readonly ukuran: number | string;
  /** The hash of the bytes is given when they are proved on their way. */
  readonly sha256?: string;
};

const storedFile: FindFile = (call, query, meta) => call('file.baca', check(fileInput, readQuery(query)), meta);

/** Returns a name as RFC 6266 wants it: plain characters for old readers, all of it for the others. */
function disposition(name: string): string {
  const plain = name.replace(/[^A-Za-z0-9._ -]/g, '_');
  const whole = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}

/**
 * A browser may use a file only as its stored type, in no page of another site; nobody runs it and nothing keeps it. It is saved when it
 * is opened by itself; a picture still shows within a page of ours.
 */
const headOf = ({ mime, nama, ukuran }: Found) => ({
  'content-type': mime,
  'content-length': ukuran,
  'content-disposition': disposition(nama),
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store, no-transform',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
});

async function stream(
  dependencies: FilePageDependencies,
  req: IncomingMessage,
  res: ServerResponse,
  correlationId: string,
) {
  if (req.method !== 'GET') fail('METHOD_NOT_ALLOWED');
  const session = (await dependencies.session(req, res)) ?? fail('UNAUTHENTICATED');
  if (!dependencies.withinRate(session.sid)) fail('TOO_MANY');
  const { searchParams } = new URL(req.url ?? '/', 'http://gateway');
  const meta = { token: session.accessToken, correlationId, ...originOf(req) };
  const file = await (dependencies.find ?? storedFile)(dependencies.call, searchParams, meta);
  const gone = new AbortController();
  res.once('close', () => gone.abort());
  const content = await dependencies.object(file.kunci, gone.signal);
  res.writeHead(200, headOf(file));
  await (file.sha256 ? pipeline(content, (bytes) => proven(bytes, file.sha256 ?? ''), res) : pipeline(content, res));
}

/** Answers GET with one file, for a caller who may see it according to the core: by default /api/file-storage/berkas?id_berkas=…. */
export function makeFilePage(dependencies: FilePageDependencies) {
  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const correlationId = randomUUID();
    try {
      await stream(dependencies, req, res, correlationId);
    } catch (error) {
      // A file that has begun cannot become a refusal: it is broken off.
      if (res.headersSent) {
        if (error instanceof OtherBytesError)
          log().error({ err: error, correlation: correlationId }, 'a file is not what was taken in');
        res.destroy();
        return;
      }
      const known = error instanceof AppError ? error : undefined;
      if (!known || known.code === 'STORAGE_AWAY')
        log().error({ err: known?.cause ?? error, correlation: correlationId }, 'a file could not be read');
      const { status, envelope } = refusal(known, correlationId, languageOf(req.headers['accept-language']));
      if (status === 405) res.setHeader('allow', 'GET');
      send(res, status, envelope);
    }
  };
}

export const filePage = (req: IncomingMessage, res: ServerResponse): Promise<void> =>
  perProcess('file-page', () =>
    makeFilePage({ session: activeSession, withinRate: rateLimit(), call: core().call, object: objectUnder }),
  )(req, res);

const reportFile: FindFile = (call, query, meta) => call('reporting.unduh', check(jobInput, readQuery(query)), meta);

/** GET /api/laporan/berkas?id=… answers with the file of a report, for the user who asked for it. */
export const reportPage = (req: IncomingMessage, res: ServerResponse): Promise<void> =>
  perProcess('report-page', () =>
    makeFilePage({
      session: activeSession,
      withinRate: rateLimit(),
      call: core().call,
      object: objectUnder,
      find: reportFile,
    }),
  )(req, res);
