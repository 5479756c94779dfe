import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { z } from 'zod';
import { CSV_START, csvLine } from '#lib/csv.ts';
import { AppError, fail } from '#lib/errors/errors.ts';
import { exportInput } from '#lib/schemas/audit.ts';
import type { AuditRow, AuditRows } from '#types/proto/audit.ts';
import type { ServerSession } from '#types/session.ts';
import { readBody } from './body.ts';
import { originOf } from './call-origin.ts';
import { type CallMeta, type CoreCall, core } from './core-connection.ts';
import { env } from './env.ts';
import { refusal, send } from './envelope.ts';
import { languageOf } from './language.ts';
import { provesSameOrigin } from './origin.ts';
import { standingSession } from './standing-session.ts';
import { check } from './violations.ts';

type Asked = z.output<typeof exportInput>;

/** Rows in one file at most: what is longer is exported by shorter periods. The file says when it was cut. */
const MAX_ROWS = 50_000;
const PAGE = 100;

const COLUMNS = [
  'id_audit',
  'waktu',
  'id_user',
  'kode_cabang',
  'aksi',
  'hasil',
  'objek',
  'id_korelasi',
  'sesi',
  'alamat',
  'rincian',
  'posisi',
  'hash',
] as const satisfies readonly (keyof AuditRow)[];

/** How a kind of file begins, holds one row, and ends with its proof. The proof's hash covers every byte before it. */
const FORMATS = {
  CSV: {
    type: 'text/csv; charset=utf-8',
    start: () => CSV_START + csvLine(COLUMNS.map((text) => ({ text }))),
    row: (row: AuditRow) => csvLine(COLUMNS.map((name) => ({ text: row[name] }))),
    end: () => '',
    proof: (proof: object) => csvLine([{ text: '# bukti' }, { text: JSON.stringify(proof) }]),
  },
  JSON: {
    type: 'application/json; charset=utf-8',
    start: (saringan: object) => `{"saringan":${JSON.stringify(saringan)},\n"baris":[\n`,
    row: (row: AuditRow, first: boolean) =>
      `${first ? '' : ',\n'}${JSON.stringify(Object.fromEntries(COLUMNS.map((name) => [name, row[name]])))}`,
    end: () => '\n],\n',
    proof: (proof: object) => `"bukti":${JSON.stringify(proof)}}\n`,
  },
} as const;

export interface ExportParts {
  readonly publicUrl: () => string;
  readonly session: (req: IncomingMessage, res: ServerResponse) => Promise<ServerSession | null>;
  readonly call: CoreCall;
  readonly maxRows?: number;
}

/** One page of the trail as the filters ask; the core decides whether the caller may read it, and masks it for her. */
function readPage({ call }: ExportParts, { saringan }: Asked, cursor: string, meta: CallMeta): Promise<AuditRows> {
  const { keyword, ...filters } = saringan;
  return call('audit.auditTrail', { ...filters, paging: { page: 1, show: PAGE, cursor, sort: '', keyword } }, meta);
}

/** What the rows of a file have shown so far: how many, from where to where in the chain, and their hash. */
class Tally {
  rows = 0;
  first = '';
  last = '';
  private readonly hash = createHash('sha256');

  text(piece: string): string {
    this.hash.update(piece);
    return piece;
  }

  row(row: AuditRow): void {
    this.rows += 1;
    if (row.posisi === '') return;
    // The latest row comes first, and positions follow the order of commits, not that of ids.
    if (this.last === '' || BigInt(row.posisi) > BigInt(this.last)) this.last = row.posisi;
    if (this.first === '' || BigInt(row.posisi) < BigInt(this.first)) this.first = row.posisi;
  }

  sha256(): string {
    return this.hash.digest('hex');
  }
}

async function write(res: ServerResponse, piece: string): Promise<void> {
  if (res.destroyed) throw new Error('the reader is gone');
  if (!res.write(piece)) await once(res, 'drain');
}

/** Streams the rows page by page, notes the export in the trail and ends the file with the proof. */
async function stream(parts: ExportParts, res: ServerResponse, asked: Asked, first: AuditRows, meta: CallMeta) {
  const format = FORMATS[asked.format];
  const maxRows = parts.maxRows ?? MAX_ROWS;
  const tally = new Tally();
  res.writeHead(200, { 'content-type': format.type, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  await write(res, tally.text(format.start(asked.saringan)));
  let page = first;
  let cut = false;
  for (;;) {
    let piece = '';
    const room = maxRows - tally.rows;
    cut = page.data.length > room;
    for (const row of page.data.slice(0, room)) {
      piece += format.row(row, tally.rows === 0);
      tally.row(row);
    }
    await write(res, tally.text(piece));
    if (cut || page.resp_cursor === '') break;
    page = await readPage(parts, asked, page.resp_cursor, { ...meta, correlationId: randomUUID() });
  }
  await write(res, tally.text(format.end()));
  const facts = {
    format: asked.format,
    jumlah: tally.rows,
    posisi_awal: tally.first,
    posisi_akhir: tally.last,
    sha256: tally.sha256(),
    terpotong: cut ? 'T' : 'F',
  };
  const noted = await parts.call(
    'audit.catatEkspor',
    { ...facts, saringan: JSON.stringify(asked.saringan) },
    { ...meta, idempotencyKey: randomUUID() },
  );
  res.end(format.proof({ ...facts, ...noted }));
}

/** Answers the filtered trail as a file with its proof; see docs/audit.md. */
export function makeAuditExport(parts: ExportParts) {
  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const correlationId = randomUUID();
    try {
      if (req.method !== 'POST') fail('METHOD_NOT_ALLOWED');
      const session = (await parts.session(req, res)) ?? fail('UNAUTHENTICATED');
      if (!provesSameOrigin(req.headers, parts.publicUrl())) fail('CROSS_SITE');
      const asked = check(exportInput, await readBody(req));
      const meta = { token: session.accessToken, correlationId, ...originOf(req) };
      await stream(parts, res, asked, await readPage(parts, asked, '', meta), meta);
    } catch (error) {
      // A file that has begun cannot become a refusal: it is broken off, so that nobody takes it for whole.
      if (res.headersSent) {
        res.destroy(error instanceof Error ? error : undefined);
        return;
      }
      const known = error instanceof AppError ? error : undefined;
      const { status, envelope } = refusal(known, correlationId, languageOf(req.headers['accept-language']));
      if (status === 405) res.setHeader('allow', 'POST');
      send(res, status, envelope);
    }
  };
}

export const auditExport = (req: IncomingMessage, res: ServerResponse): Promise<void> =>
  makeAuditExport({ publicUrl: () => env().publicUrl, session: standingSession, call: core().call })(req, res);
