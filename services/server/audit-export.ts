import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { z } from 'zod';
import { drained, readerOf } from '#documents/flow-out.ts';
import { exportInput } from '#lib/control/schemas/audit.ts';
import { CSV_START, csvLine } from '#lib/csv.ts';
import type { AuditRow, AuditRows } from '#types/proto/control/audit.ts';
import { activeSession } from './active-session.ts';
import { type CallMeta, core } from './core-connection.ts';
import { env } from './env.ts';
import { type FileDependencies, makeFileAnswer } from './file-answer.ts';
import { check } from './violations.ts';

type Asked = z.output<typeof exportInput>;

/** One file has at most so many rows: a longer trail is exported by shorter periods. The file says when it was cut. */
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

/** A kind of file has a beginning, rows, and an end with its proof. The proof's hash covers every byte before it. */
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

export interface ExportDependencies extends FileDependencies {
  readonly maxRows?: number;
}

/** Reads one page of the trail as the filters ask; the core decides whether the caller may read it, and masks it for the caller. */
function readPage(
  { call }: ExportDependencies,
  { saringan }: Asked,
  cursor: string,
  meta: CallMeta,
): Promise<AuditRows> {
  const { keyword, ...filters } = saringan;
  return call('audit.auditTrail', { ...filters, paging: { page: 1, show: PAGE, cursor, sort: '', keyword } }, meta);
}

/** The tally of a file counts its rows, their first and last position in the chain, and their hash. */
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

/** Streams the rows page by page, notes the export in the trail and ends the file with the proof. */
async function stream(
  dependencies: ExportDependencies,
  res: ServerResponse,
  asked: Asked,
  first: AuditRows,
  meta: CallMeta,
) {
  const format = FORMATS[asked.format];
  const maxRows = dependencies.maxRows ?? MAX_ROWS;
  const tally = new Tally();
  const gone = readerOf(res);
  const write = (text: string): Promise<void> => {
    res.write(tally.text(text));
    return drained(res, gone);
  };
  res.writeHead(200, { 'content-type': format.type, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  await write(format.start(asked.saringan));
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
    await write(piece);
    if (cut || page.resp_cursor === '') break;
    page = await readPage(dependencies, asked, page.resp_cursor, { ...meta, correlationId: randomUUID() });
  }
  await write(format.end());
  const summary = {
    format: asked.format,
    jumlah: tally.rows,
    posisi_awal: tally.first,
    posisi_akhir: tally.last,
    sha256: tally.sha256(),
    terpotong: cut ? 'T' : 'F',
  };
  const noted = await dependencies.call(
    'audit.catatEkspor',
    { ...summary, saringan: JSON.stringify(asked.saringan) },
    { ...meta, idempotencyKey: randomUUID() },
  );
  res.end(format.proof({ ...summary, ...noted }));
}

/** Returns a handler that answers the filtered trail as a file with its proof; see docs/audit.md. */
export const makeAuditExport = (dependencies: ExportDependencies) =>
  makeFileAnswer(dependencies, async (res, body, meta) => {
    const asked = check(exportInput, body);
    await stream(dependencies, res, asked, await readPage(dependencies, asked, '', meta), meta);
  });

export const auditExport = (req: IncomingMessage, res: ServerResponse): Promise<void> =>
  makeAuditExport({ publicUrl: () => env().publicUrl, session: activeSession, call: core().call })(req, res);
