import { bookTransfer } from '#core/cash/counter/book-transfer.ts';
import { cashDeposit } from '#core/cash/counter/cash-deposit.ts';
import { cashWithdrawal } from '#core/cash/counter/cash-withdrawal.ts';
import type { Posting } from '#types/proto/common.ts';
import { type NewAccount, TOUR_ACCOUNT } from './accounts.ts';
import { type Bank, post, toRows, wire } from './counter.ts';
import { decide, file } from './desk.ts';

/** The accounts of branch 001 that today's transactions are about; nothing special befalls them. */
export interface Cast {
  readonly saver: NewAccount;
  readonly trader: NewAccount;
  readonly firm: NewAccount;
  readonly payee: NewAccount;
}

/** Chooses the cast: two well filled savings accounts and the two largest current accounts. */
export function castOf(accounts: readonly NewAccount[]): Cast {
  const own = accounts.filter((account) => account.kode_cabang === '001' && account.nomor_rekening !== TOUR_ACCOUNT);
  const [saver, trader] = own.filter((account) => account.kode_produk === '12' && account.setoran >= 6_000_000n);
  const [firm, payee] = own
    .filter((account) => account.kode_produk === '01')
    .sort((a, b) => (b.setoran > a.setoran ? 1 : -1));
  if (!saver || !trader || !firm || !payee) throw new Error('the demo bank has too few well filled accounts');
  return { saver, trader, firm, payee };
}

/** The tour's teller makes two deposits and a withdrawal that leave the till as it was, and a transfer. */
export async function morning(bank: Bank, { saver, trader }: Cast): Promise<Posting> {
  const transaction = (
    account: NewAccount,
    rupiah: bigint,
    keterangan: string,
    denominations: Record<string, number>,
  ) => ({
    nomor_rekening: account.nomor_rekening,
    nominal: wire(rupiah),
    keterangan,
    pecahan: toRows(denominations),
  });
  await post(bank, 'teller1', cashDeposit, transaction(saver, 3_500_000n, 'Setoran tunai', { '100000': 35 }));
  await post(bank, 'teller1', cashDeposit, transaction(trader, 1_500_000n, 'Hasil usaha', { '50000': 30 }));
  await post(
    bank,
    'teller1',
    cashWithdrawal,
    transaction(saver, 5_000_000n, 'Keperluan keluarga', { '100000': 35, '50000': 30 }),
  );
  return post(bank, 'teller1', bookTransfer, {
    nomor_rekening_debet: trader.nomor_rekening,
    nomor_rekening_kredit: saver.nomor_rekening,
    nominal: wire(750_000n),
    keterangan: 'Pembayaran kain',
  });
}

/** Items in every state an inbox shows: waiting, returned, rejected and a draft; each by the real workflow. */
export async function seedInbox(bank: Bank, { saver, firm, payee }: Cast, wrongTransfer: Posting): Promise<void> {
  const transfer = (rupiah: bigint, keterangan: string) => ({
    nomor_rekening_debet: firm.nomor_rekening,
    nomor_rekening_kredit: payee.nomor_rekening,
    nominal: wire(rupiah),
    keterangan,
  });
  const cash = (nomor_rekening: string, rupiah: bigint, keterangan: string, denominations: Record<string, number>) => ({
    nomor_rekening,
    nominal: wire(rupiah),
    keterangan,
    pecahan: toRows(denominations),
  });
  await file(
    bank,
    'teller1',
    'SETOR_TUNAI',
    cash(TOUR_ACCOUNT, 30_000_000n, 'Penjualan motor', { '100000': 300 }),
    'Mohon persetujuan, melebihi wewenang teller',
  );
  await file(
    bank,
    'teller1',
    'REVERSAL',
    { nomor_referensi: wrongTransfer.nomor_referensi, alasan: 'Salah rekening tujuan' },
    'Nasabah melapor di loket',
  );
  await file(
    bank,
    'backoffice1',
    'PEMINDAHBUKUAN',
    transfer(60_000_000n, 'Pembayaran pemasok November'),
    'Sesuai surat perintah nasabah',
  );
  await file(
    bank,
    'teller1',
    'SETOR_TUNAI',
    cash(firm.nomor_rekening, 120_000_000n, 'Hasil penjualan satu pekan', { '100000': 1_200 }),
    'Melebihi wewenang dan batas kas teller',
  );
  const returned = await file(
    bank,
    'teller1',
    'PEMINDAHBUKUAN',
    transfer(55_000_000n, 'Uang muka sewa gudang'),
    'Mohon diproses',
  );
  await decide(bank, 'supervisor1', returned, 'RETURN', 'Lampirkan surat kuasa, lalu kirim ulang');
  const rejected = await file(
    bank,
    'backoffice1',
    'PEMINDAHBUKUAN',
    transfer(52_000_000n, 'Pelunasan barang'),
    'Permintaan lewat telepon',
  );
  await decide(bank, 'supervisor1', rejected, 'REJECT', 'Perintah tidak tertulis, tidak dapat diterima');
  await file(
    bank,
    'teller1',
    'SETOR_TUNAI',
    cash(saver.nomor_rekening, 2_000_000n, 'Menunggu nasabah melengkapi slip', { '50000': 40 }),
    '',
    'DRAFT',
  );
}
