import type { NewAccount } from './accounts.ts';
import { type Bank, wire } from './counter.ts';
import { decide, file } from './desk.ts';
import { clerkOf, managerOf } from './register-customers.ts';

/** Standing orders of branch 001: registered on the demo bank's first day, run by its ends of day, and handled today. */

const BRANCH = '001';

interface Payer {
  readonly nomor_rekening: string;
  readonly saldo_buku: bigint;
}

/** The ends of day left these orders, with which today's clerk goes on. */
export interface SeededOrders {
  /** Accounts that an order pays from or to: none of them is blocked, dormant or closed. */
  readonly accounts: ReadonlySet<string>;
  /** Fails on the first end of day for want of money that comes in a day later. */
  readonly late: string;
  /** Is ended by its customer today. */
  readonly given_up: string;
}

/** Accounts of such a product of people who have nothing to do with the bank's; in no order that anything else of the demo bank picks by. */
const payers = ({ app }: Bank, products: readonly string[], spared: readonly string[]) => app<Payer[]>`
  select a.nomor_rekening, s.saldo_buku from account a join account_state s using (nomor_rekening) join customer c using (nomor_nasabah)
  cross join lateral (select family_of(a.nomor_nasabah) as keluarga offset 0) k
  where a.kode_cabang = ${BRANCH} and a.kode_valuta = 'IDR' and a.kode_produk = any (${[...products]}) and s.status = 'AKTIF' and s.blokir = ''
    and a.cara_tanda_tangan = 'SENDIRI' and c.status = 'AKTIF' and a.nomor_rekening <> all (${[...spared]})
    and not exists (select from app_user u where u.nomor_nasabah = any (k.keluarga))
  order by reverse(a.nomor_rekening)`;

const decided = async (bank: Bank, flowCode: string, data: object, remark: string): Promise<void> => {
  const idFlow = await file(bank, clerkOf(BRANCH), flowCode, data, remark);
  await decide(bank, managerOf(BRANCH), idFlow, 'APPROVE', 'Sesuai formulir dan tanda tangan nasabah');
};

const order = (from: string, to: string, rupiah: bigint, mulai: string, over: object) => ({
  nomor_perintah: '',
  versi: 0,
  jenis: 'TETAP',
  rekening_sumber: from,
  rekening_tujuan: to,
  kode_valuta: 'IDR',
  nominal: wire(rupiah),
  periode: 'BULANAN',
  hari: String(Number.parseInt(mulai.slice(8), 10)),
  mulai,
  akhir: 'DICABUT',
  alasan: 'Formulir perintah tetap nasabah',
  ...over,
});

const newest = async ({ app }: Bank): Promise<string> => {
  const [row] = await app<{ nomor_perintah: string }[]>`
    select nomor_perintah from standing_order order by substr(nomor_perintah, length(nomor_perintah) - 7) desc limit 1`;
  return row?.nomor_perintah ?? '';
};

/** More than anybody has: an order of it fails each time it is tried. */
const TOO_MUCH = 900_000_000n;
const MILLION = 100_000_000n;

/**
 * Registers the orders on the bank's first day, each by a clerk and a manager, so that its ends of day bring them into every state: one that runs
 * daily, one that moves a part, one suspended after three failed periods, one that is tried again, two that failed for good and could be paid by now or not, one that has run its
 * course, one that is yet to come and a giro that is kept within bounds. `tomorrow` are the accounts that get their first money a day later.
 */
export async function seedOrders(
  bank: Bank,
  first: string,
  tomorrow: readonly NewAccount[],
  spared: readonly string[],
): Promise<SeededOrders> {
  const savers = await payers(bank, ['11', '12'], spared);
  const rich = savers.filter(({ saldo_buku }) => saldo_buku > 5n * MILLION && saldo_buku < 50n * MILLION);
  const [daily, school, rent, broke, slow, partial] = rich.map(({ nomor_rekening }) => nomor_rekening);
  const upcoming = new Set(
    tomorrow.filter(({ setoran }) => setoran >= 1_500_000n).map(({ nomor_rekening }) => nomor_rekening),
  );
  const poor = savers.find(({ saldo_buku, nomor_rekening }) => saldo_buku === 0n && upcoming.has(nomor_rekening));
  const [giro] = (await payers(bank, ['01'], spared)).filter(({ saldo_buku }) => saldo_buku > 0n);
  if (!daily || !school || !rent || !broke || !slow || !partial || !poor || !giro) {
    throw new Error('the demo bank has too few accounts for standing orders');
  }
  const si = (from: string, to: string, rupiah: bigint, over: object) =>
    decided(bank, 'SIMPAN_SI', order(from, to, rupiah, first, over), 'Formulir nasabah terlampir');
  const everyDay = { periode: 'HARIAN', hari: '' };
  const late = poor.nomor_rekening;

  await si(daily, school, 100_000n, { ...everyDay, berita: 'Uang saku' });
  await si(partial, rent, 75_000_000n, { sebagian: 'T', coba_ulang: '0', berita: 'Angsuran rumah' });
  await si(broke, school, TOO_MUCH, { ...everyDay, coba_ulang: '0', berita: 'Sewa toko' });
  await si(slow, rent, TOO_MUCH, { berita: 'Pelunasan mobil' });
  await si(slow, school, TOO_MUCH, { coba_ulang: '0', berita: 'Uang pangkal kuliah' });
  await si(school, daily, 150_000n, { akhir: 'KALI', kali: '1', berita: 'Iuran sekali' });
  await si(rent, daily, 200_000n, { periode: 'AKHIR_BULAN', hari: '', berita: 'Kiriman orang tua' });
  await si(late, daily, 500_000n, { coba_ulang: '0', berita: 'Arisan keluarga' });
  const failing = await newest(bank);
  await si(late, school, 250_000n, { coba_ulang: '0', berita: 'Uang les' });
  await si(rent, school, 125_000n, { ...everyDay, berita: 'Tabungan kurban' });
  const given_up = await newest(bank);
  const low = (giro.saldo_buku / MILLION + 2n) * 1_000_000n;
  await decided(
    bank,
    'SIMPAN_ATS',
    {
      nomor_perintah: '',
      versi: 0,
      rekening_giro: giro.nomor_rekening,
      rekening_tabungan: rent,
      kode_valuta: 'IDR',
      batas_bawah: wire(low),
      batas_atas: wire(low + 20_000_000n),
      kelipatan: '100000.00',
      mulai: first,
      akhir: 'DICABUT',
      sebagian: 'T',
      alasan: 'Formulir transfer otomatis nasabah',
    },
    'Formulir nasabah terlampir',
  );
  return {
    accounts: new Set([daily, school, rent, broke, slow, partial, late, giro.nomor_rekening]),
    late: failing,
    given_up,
  };
}

/** Today the clerk pays by hand the failed period that has its money now, and ends an order; two more wait for the second person. */
export async function tendOrders(bank: Bank, today: string, { late, given_up, accounts }: SeededOrders): Promise<void> {
  const [due] = await bank.app<{ jatuh_tempo: string; diminta: bigint }[]>`
    select jatuh_tempo, diminta from standing_order_due where nomor_perintah = ${late} and status = 'GAGAL'`;
  const [ending] = await bank.app<{ versi: number }[]>`
    select versi from standing_order where nomor_perintah = ${given_up}`;
  const [stopped] = await bank.app<{ nomor_perintah: string; versi: number }[]>`
    select nomor_perintah, versi from standing_order where status = 'DITANGGUHKAN' and rekening_sumber = any (${[...accounts]}) order by nomor_perintah`;
  const [from, to] = [...accounts];
  if (!due || !ending || !stopped || !from || !to)
    throw new Error('the ends of day have not run the orders as planned');
  await decided(
    bank,
    'PERINTAH_TETAP',
    {
      nomor_perintah: late,
      jatuh_tempo: due.jatuh_tempo,
      nominal: wire(due.diminta / 100n),
      kode_valuta: 'IDR',
      alasan: 'Saldo sudah diisi, nasabah meminta dijalankan',
    },
    'Nasabah menelepon',
  );
  await decided(
    bank,
    'STATUS_PERINTAH',
    { nomor_perintah: given_up, versi: ending.versi, tindakan: 'AKHIRI', alasan: 'Nasabah mencabut perintah' },
    'Surat pencabutan terlampir',
  );
  await file(
    bank,
    clerkOf(BRANCH),
    'STATUS_PERINTAH',
    { ...stopped, tindakan: 'LANJUTKAN', alasan: 'Nasabah akan mengisi saldo' },
    'Nasabah di loket',
  );
  await file(
    bank,
    clerkOf(BRANCH),
    'SIMPAN_SI',
    order(from, to, 300_000n, today, { berita: 'Les bahasa' }),
    'Formulir nasabah terlampir',
  );
}
