import type { Query } from '#core/access/context.ts';
import { validInput } from '#core/access/input.ts';
import { spendReadQuota } from '#core/access/read-quota.ts';
import { writeAudit } from '#core/access/write-audit.ts';
import type { Db } from '#core/db/client.ts';
import { periksaInput } from '#lib/accounts/schemas/statement.ts';
import { fail } from '#lib/errors/errors.ts';
import { tryParse } from '#lib/money.ts';
import { type DocumentKeys, isCodeOf } from './page-code.ts';
import { codedPage, pageSums } from './pages.ts';
import { findStatement, type Stored } from './stored.ts';

const COMPARED = ['saldo_awal', 'debet', 'kredit', 'saldo_akhir'] as const;

/** Returns true when the text is this amount. */
const isAmount = (text: string, kodeValuta: string, minor: bigint): boolean =>
  tryParse(text, kodeValuta, { allowNegative: true })?.minor === minor;

/** Returns true when the lines still have their hashes of when the statement was made. */
export async function isAsMade(db: Db, statement: Stored): Promise<boolean> {
  const [row] = await db<{ sama: boolean }[]>`
    select sha256(coalesce(string_agg(p.sidik, ''::bytea order by p.halaman), '')) = ${statement.sidik}::bytea as sama
    from statement_pages(${statement.nomor_rekening}, ${statement.tanggal_awal}::date, ${statement.tanggal_akhir}::date, ${statement.seq_awal}::integer,
      ${statement.seq_awal}::integer, ${statement.seq_awal + statement.jumlah_baris - 1}::integer, ${statement.baris_halaman}::integer) p`;
  return row?.sama ?? false;
}

/**
 * Checks whether a copy is genuine. Its code must be that of this very page of this very number, under a key of this bank; then its content is
 * compared with the original. Every holder of a true copy may ask, wherever the account is kept: without the code the reply reveals nothing, so the
 * amounts cannot be guessed from here. STATEMENT_CHANGED where the books themselves have changed since.
 */
export const checkCopy =
  (keys: DocumentKeys): Query<'statement.periksa'> =>
  async (context, request) => {
    const { db } = context;
    const input = validInput(periksaInput, request);
    await spendReadQuota(context, 'PERIKSA_SALINAN');
    const answer = async (hasil: string, isi: { kolom: string; sama: string }[] = []) => {
      await writeAudit(context, {
        aksi: 'PERIKSA_SALINAN',
        objek: input.nomor,
        rincian: {
          halaman: input.halaman,
          hasil,
          beda: isi.filter(({ sama }) => sama === 'F').map(({ kolom }) => kolom),
        },
      });
      return { hasil, isi };
    };
    const statement = await findStatement(db, input.nomor);
    if (!statement || input.halaman > statement.halaman) return answer('TIDAK_DIKENAL');
    const [sums] = await pageSums(db, statement, input.halaman, input.halaman);
    if (!sums || !(await isAsMade(db, statement))) {
      await answer('BUKU_BERUBAH');
      return fail('STATEMENT_CHANGED', { params: { nomor: input.nomor } });
    }
    if (!isCodeOf(keys, codedPage(statement, sums), input.kode_periksa)) return answer('KODE_SALAH');
    const amounts = COMPARED.flatMap((kolom) =>
      input[kolom] === '' ? [] : [{ kolom, sama: isAmount(input[kolom], statement.kode_valuta, sums[kolom]) }],
    );
    const account =
      input.nomor_rekening === ''
        ? []
        : [{ kolom: 'nomor_rekening', sama: input.nomor_rekening === statement.nomor_rekening }];
    const isi = [...account, ...amounts].map(({ kolom, sama }) => ({ kolom, sama: sama ? 'T' : 'F' }));
    return answer(isi.some(({ sama }) => sama === 'F') ? 'DIUBAH' : 'SAMA', isi);
  };
