import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { berkasInput, PAGES_AT_ONCE } from '#lib/accounts/schemas/statement.ts';
import { fail } from '#lib/errors/errors.ts';
import { activeSession } from '#services/server/active-session.ts';
import { type CallMeta, type CoreCall, core } from '#services/server/core-connection.ts';
import { env } from '#services/server/env.ts';
import { type FileDependencies, makeFileAnswer } from '#services/server/file-answer.ts';
import { check } from '#services/server/violations.ts';
import type { StatementHalaman } from '#types/proto/accounts/statement.ts';
import { type StatementFile, writePdf } from './statement-pdf.ts';
import { writeXlsx } from './statement-xlsx.ts';

const TYPES = {
  PDF: 'application/pdf',
  XLSX: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** A page takes about so many bytes in a file: by this the browser shows the progress. */
const PAGE_BYTES = { PDF: 3_000, XLSX: 1_500 } as const;

/** Yields the pages of a statement one after another, some at a time: it asks for the next when these are written. */
async function* pagesOf(
  call: CoreCall,
  nomor: string,
  count: number,
  meta: CallMeta,
): AsyncGenerator<StatementHalaman> {
  for (let dari = 1; dari <= count; dari += PAGES_AT_ONCE) {
    const sampai = Math.min(count, dari + PAGES_AT_ONCE - 1);
    const { halaman } = await call(
      'statement.halaman',
      { nomor, dari, sampai },
      { ...meta, correlationId: randomUUID() },
    );
    yield* halaman;
  }
}

async function write({ call }: FileDependencies, res: ServerResponse, body: unknown, meta: CallMeta): Promise<void> {
  const { nomor, bentuk, sandi } = check(berkasInput, body);
  // The copy counts before the first byte leaves: one that was broken off may have been read.
  const { kepala, ke, dicetak_oleh, cabang_cetak, tanggal_cetak } = await call(
    'statement.salinan',
    { nomor, bentuk },
    meta,
  );
  if (!kepala) return fail('NOT_FOUND');
  const file: StatementFile = {
    kepala,
    ke,
    siapa: `${dicetak_oleh}, ${cabang_cetak}`,
    tanggal: tanggal_cetak,
    halaman: pagesOf(call, nomor, kepala.jumlah_halaman, meta),
  };
  res.writeHead(200, {
    'content-type': TYPES[bentuk],
    'content-disposition': `attachment; filename="rekening-koran-${nomor}.${bentuk.toLowerCase()}"`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-perkiraan-bita': String(kepala.jumlah_halaman * PAGE_BYTES[bentuk]),
  });
  if (bentuk === 'XLSX') return writeXlsx(res, file);
  await writePdf(res, file, sandi, async (print) => {
    await call('statement.catatBerkas', { nomor, ke, ...print }, { ...meta, correlationId: randomUUID() });
  });
}

/**
 * Returns a handler that answers a statement as a file, streamed page by page in constant memory; breaking it off ends the reading too.
 * The password of the body locks the file and goes nowhere else: not to the core, not to a log.
 */
const makeStatementFile = (parts: FileDependencies) =>
  makeFileAnswer(parts, (res, body, meta) => write(parts, res, body, meta));

export const statementFile = (req: IncomingMessage, res: ServerResponse): Promise<void> =>
  makeStatementFile({ publicUrl: () => env().publicUrl, session: activeSession, call: core().call })(req, res);
