import { cancelSheets, stopSheets } from '#core/cheques/cheque-books/instruments.ts';
import { activateBook, issueBook } from '#core/cheques/cheque-books/issue.ts';
import { acceptStock, receiveStock, sendStock, voidStock } from '#core/cheques/cheque-books/stock.ts';
import { type Bank, post } from './counter.ts';

const PRINTER = 'finance1';
const STOREKEEPER = 'backoffice1';
const CLERK = 'cs1';
const CHEQUES = { jenis: 'CEK', nomor_seri: 'AA000001' };
const GIROS = { jenis: 'BG', nomor_seri: 'BA000001' };
const FEE_AND_DUTY = 500_000_00n;

async function bookAt({ app }: Bank, jenis: string, nomor: string): Promise<string> {
  const [row] = await app<{ id: string }[]>`
    select id_bukuwarkat::text as id from warkat_book where jenis = ${jenis} and nomor_awal = ${nomor}`;
  if (!row) throw new Error(`the demo bank has no book ${jenis} ${nomor}`);
  return row.id;
}

/**
 * Creates books of cheques and bilyet giro in every state: in head office's stock, on their way to branch 002, in the stock of branch 001, issued, in
 * use with sheets that are lost and cancelled, destroyed. Returns the accounts whose books are in use: one that stays, one that may be closed.
 */
export async function seedWarkat(
  bank: Bank,
  spared: readonly string[],
): Promise<{ readonly used: string; readonly leaving: string }> {
  for (const range of [CHEQUES, GIROS]) {
    await post(bank, PRINTER, receiveStock, { ...range, jumlah: '8', keterangan: 'Surat jalan percetakan 0221/2026' });
    await post(bank, PRINTER, sendStock, { ...range, jumlah: '5', cabang_tujuan: '001', keterangan: '' });
    await post(bank, STOREKEEPER, acceptStock, { ...range, jumlah: '5', keterangan: '' });
  }
  await post(bank, PRINTER, sendStock, { ...CHEQUES, nomor_seri: 'AA000126', jumlah: '1', cabang_tujuan: '002' });
  await post(bank, STOREKEEPER, voidStock, {
    ...GIROS,
    nomor_seri: 'BA000101',
    jumlah: '1',
    keterangan: 'Terkena air di gudang',
  });
  const rows = await bank.app<{ nomor_rekening: string }[]>`
    select x.nomor_rekening from (
      select a.nomor_rekening from account a join account_state s using (nomor_rekening) join product p using (kode_produk)
      where a.kode_cabang = '001' and p.jenis = 'GIRO' and a.kode_valuta = 'IDR' and s.status = 'AKTIF' and s.blokir = ''
        and s.saldo_buku - s.saldo_ditahan - s.saldo_minimum > ${FEE_AND_DUTY} and a.nomor_rekening <> all (${[...spared]})
      order by 1 offset 0) x
    where warkat_owner_listed(x.nomor_rekening, current_date) is null order by 1 limit 3`;
  const [used, waiting, leaving] = rows.map(({ nomor_rekening }) => nomor_rekening);
  if (!used || !waiting || !leaving) throw new Error('the demo bank has too few current accounts for its cheque books');
  const issue = async (nomor_rekening: string, jenis: string, nomor: string) => {
    const id_bukuwarkat = await bookAt(bank, jenis, nomor);
    await post(bank, CLERK, issueBook, { nomor_rekening, id_bukuwarkat });
    return id_bukuwarkat;
  };
  for (const [nomor_rekening, jenis, nomor] of [
    [used, 'CEK', 'AA000001'],
    [used, 'BG', 'BA000001'],
    [leaving, 'CEK', 'AA000051'],
  ] as const) {
    const id_bukuwarkat = await issue(nomor_rekening, jenis, nomor);
    await post(bank, CLERK, activateBook, { nomor_rekening, id_bukuwarkat, nomor_resi: `RS/${nomor}` });
  }
  await issue(waiting, 'CEK', 'AA000026');
  await post(bank, CLERK, stopSheets, {
    nomor_rekening: used,
    jenis: 'CEK',
    nomor_awal: 'AA000004',
    nomor_akhir: 'AA000005',
    sebab: 'HILANG',
    nomor_surat: 'LP/0117/2026',
    tanggal_warkat: '',
    keterangan: 'Hilang di perjalanan',
  });
  await post(bank, CLERK, cancelSheets, {
    nomor_rekening: used,
    jenis: 'BG',
    nomor_awal: 'BA000001',
    keterangan: 'Salah tulis nominal',
  });
  return { used, leaving };
}
