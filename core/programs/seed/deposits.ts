import { handBilyets, receiveBilyets } from '#core/deposits/certificates/bilyet-stock.ts';
import { replaceBilyet } from '#core/deposits/certificates/replace-bilyet.ts';
import { disburseDeposit } from '#core/deposits/disburse.ts';
import { fundDeposit } from '#core/deposits/fund.ts';
import { type Bank, post, wire } from './counter.ts';
import { decide, file } from './desk.ts';
import { clerkOf, managerOf } from './register-customers.ts';

/** Deposits of the demo bank's day at branch 001, in every state that a day can bring, by the operations that people use. */

const BRANCH = '001';
const RECEIVED = 60;
const OF_TELLER = 15;
/** Most of the customers place this, in rupiah. */
const SAVED = 3_000_000n;
const STOREKEEPER = 'backoffice1';
const TELLER = 'teller1';

const bilyetOf = (number: number): string => `DA${String(number).padStart(8, '0')}`;

interface Saver {
  readonly nomor_rekening: string;
  readonly nomor_nasabah: string;
  readonly nomor_identitas: string;
}

/** Persons in order who have money on an account of their own at the branch. */
const savers = ({ app }: Bank, spared: readonly string[]) => app<Saver[]>`
  select distinct on (c.nomor_nasabah) a.nomor_rekening, c.nomor_nasabah, c.nomor_identitas from account a join account_state s using (nomor_rekening)
  join customer c using (nomor_nasabah) join branch b on b.kode_cabang = a.kode_cabang
  cross join lateral (select family_of(c.nomor_nasabah) as keluarga offset 0) k
  where a.kode_cabang = ${BRANCH} and c.kode_cabang = a.kode_cabang and a.kode_valuta = 'IDR' and a.kode_produk in ('11', '12') and s.status = 'AKTIF' and s.blokir = ''
    and s.saldo_buku - s.saldo_ditahan - s.saldo_minimum - s.debet_menunggu > 400000000 and a.nomor_rekening <> all (${[...spared]})
    and c.jenis = 'P' and c.status = 'AKTIF' and c.resiko <> 'TINGGI' and not c.pep and c.tanggal_tinjau > b.accounting_date
    and c.tanggal_lahir < '2000-01-01' and a.cara_tanda_tangan = 'SENDIRI'
    and not exists (select from app_user u where u.nomor_nasabah = any (k.keluarga))
    and not exists (select from flow_instance f where f.flow_state in ('WAITING', 'RETURNED') and (f.objek = 'NASABAH:' || c.nomor_nasabah or f.rekening = a.nomor_rekening))
  order by c.nomor_nasabah, a.nomor_rekening limit 8`;

/** Certificates in the safe and in two hands. */
async function seedStock(bank: Bank): Promise<void> {
  await post(bank, STOREKEEPER, receiveBilyets, {
    nomor_bilyet: bilyetOf(1),
    jumlah: String(RECEIVED),
    keterangan: 'Surat jalan percetakan 0121/2026',
  });
  for (const [first, pemegang_tujuan] of [
    [1, TELLER],
    [OF_TELLER + 1, clerkOf(BRANCH)],
  ] as const) {
    await post(bank, STOREKEEPER, handBilyets, {
      nomor_bilyet: bilyetOf(first),
      jumlah: String(OF_TELLER),
      pemegang_asal: '',
      pemegang_tujuan,
    });
  }
}

type Form = (saver: Saver, over?: object) => object;

/** Fills a registration of three months out of the customer's own account, by the terms of the day. */
async function formOf({ app }: Bank): Promise<Form> {
  const [terms] = await app<{ sejak: string }[]>`
    select t.berlaku_sejak as sejak from branch b cross join lateral product_term_on('14', b.accounting_date) t where b.kode_cabang = ${BRANCH}`;
  return ({ nomor_nasabah, nomor_rekening }, over = {}) => ({
    nomor_nasabah,
    syarat_sejak: terms?.sejak ?? '',
    tenor: '3',
    perpanjangan: 'ARO',
    nominal: wire(SAVED),
    sumber: 'REKENING',
    rekening_sumber: nomor_rekening,
    rekening_bagi_hasil: nomor_rekening,
    rekening_penutupan: nomor_rekening,
    tujuan: 'INVESTASI',
    sumber_dana: 'GAJI',
    ...over,
  });
}

/** Registers a deposit by two persons; returns its number. */
async function registered(bank: Bank, data: object, code = 'REGISTRASI_DEPOSITO'): Promise<string> {
  const idFlow = await file(bank, clerkOf(BRANCH), code, data, '');
  await decide(bank, managerOf(BRANCH), idFlow, 'APPROVE', 'Sesuai formulir');
  const [row] = await bank.app<{ kunci: string }[]>`
    select kunci from record_version where jenis = 'deposit' and id_flow = ${idFlow}`;
  if (!row) throw new Error(`item ${idFlow} has registered no deposit`);
  return row.kunci;
}

/** Funds one out of its account, with this certificate. */
const funded = (bank: Bank, nomor_rekening: string, paper: number) =>
  post(bank, TELLER, fundDeposit, {
    nomor_rekening,
    versi: '1',
    nominal: wire(SAVED),
    sumber: 'REKENING',
    nomor_bilyet: bilyetOf(paper),
  });

/** Stock of certificates, and deposits: waiting for their money, funded, joint, broken, with a lost certificate. The tour's till stays as it is. */
export async function seedDeposits(bank: Bank, spared: readonly string[]): Promise<void> {
  await seedStock(bank);
  const [one, two, three, four, five, six, seven] = await savers(bank, spared);
  if (!one || !two || !three || !four || !five || !six || !seven)
    throw new Error('the demo bank has too few savers for its deposits');
  const form = await formOf(bank);
  await funded(bank, await registered(bank, form(one)), 1);
  const growing = { tenor: '1', perpanjangan: 'ARO_PLUS', rekening_bagi_hasil: '', zakat: 'T' };
  await funded(bank, await registered(bank, form(two, growing)), 2);
  await funded(bank, await registered(bank, form(three, { tenor: '12', perpanjangan: 'NON_ARO' })), 3);
  const joint = {
    cara_tanda_tangan: 'ATAU',
    pihak: [{ nomor_nasabah: five.nomor_nasabah, peran: 'PEMILIK' }],
    tenor: '6',
  };
  const ofTwo = await registered(bank, form(four, joint), 'REGISTRASI_DEPOSITO_GABUNGAN');
  await funded(bank, ofTwo, 4);
  await post(bank, TELLER, replaceBilyet, {
    nomor_rekening: ofTwo,
    bilyet_lama: bilyetOf(4),
    nomor_bilyet: bilyetOf(5),
    sebab: 'HILANG',
    nomor_surat: 'SKH/0131/2026',
    rekening_biaya: four.nomor_rekening,
  });
  const broken = await registered(bank, form(six));
  await funded(bank, broken, 6);
  await post(bank, TELLER, disburseDeposit, {
    nomor_rekening: broken,
    versi: '2',
    nominal: wire(SAVED - 100_000n),
    cara_bayar: 'REKENING',
    rekening_tujuan: six.nomor_rekening,
    nomor_bilyet: bilyetOf(6),
    nomor_identitas: six.nomor_identitas,
  });
  // One deposit waits for its money, and one for its second person.
  await registered(bank, form(seven));
  await file(bank, clerkOf(BRANCH), 'REGISTRASI_DEPOSITO', form(one, { tenor: '1', nominal: wire(1_000_000n) }), '');
}
