import { countCopy } from '#core/access/printed-copy.ts';
import { printStatement } from '#core/accounts/statements/print-statement.ts';
import { as, type Bank, post } from './counter.ts';

const CLERK = 'cs1';
const BRANCH = '001';

/** Statements that customers asked for today: one was printed and taken along as a file too, one is not fetched yet. */
export async function seedStatements(bank: Bank, today: string, spared: readonly string[]): Promise<void> {
  const rows = await bank.app<{ nomor_rekening: string }[]>`
    select a.nomor_rekening from account a join account_state s using (nomor_rekening)
    where a.kode_cabang = ${BRANCH} and a.kode_valuta = 'IDR' and a.kode_produk = '12' and s.status = 'AKTIF' and s.blokir = '' and s.seq > 0
      and a.nomor_rekening <> all (${[...spared]}) and not exists (select from app_user u where u.nomor_nasabah = a.nomor_nasabah)
    order by a.nomor_rekening limit 2`;
  const [fetched] = await Promise.all(
    rows.map(async ({ nomor_rekening }) => {
      const asked = { nomor_rekening, tanggal_awal: `${today.slice(0, 8)}01`, tanggal_akhir: today };
      return post(bank, CLERK, printStatement, { ...asked, nomor_identitas: '', keterangan: 'Permohonan visa' });
    }),
  );
  if (!fetched) throw new Error('the demo bank has no account for a statement');
  const context = await as(bank, CLERK);
  for (const form of ['KERTAS', 'PDF'] as const) await countCopy(context, 'CETAK_SALINAN', fetched.nomor_dokumen, form);
}
