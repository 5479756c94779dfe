import { handBilyets, receiveBilyets } from '#core/deposits/certificates/bilyet-stock.ts';
import { readDeposit, settlementOf } from '#core/deposits/deposit-case.ts';
import { disburseDeposit } from '#core/deposits/disburse.ts';
import { fundDeposit } from '#core/deposits/fund.ts';
import { wire } from '#core/programs/seed/counter.ts';
import { giveable, someAccount } from '#core/programs/seed/simulation/accounts.ts';
import { does } from '#core/programs/seed/simulation/by-code.ts';
import type { Chore, Move } from '#core/programs/seed/simulation/move.ts';
import type { Account, Crew, World } from '#core/programs/seed/simulation/world.ts';
import { fromMinor } from '#lib/money.ts';

/** So many certificates come from the printer at a time, and the teller takes so many of them. */
const RECEIVED = 200;
const IN_HAND = 20;
const LEAST = 3n;
const TENORS = ['1', '1', '3', '3', '6', '12'] as const;
const ROLL_OVERS = ['ARO', 'ARO', 'ARO_PLUS', 'NON_ARO', 'NON_ARO'] as const;

/** Returns the teller who hands certificates over at a branch. */
export const issuer = ({ tellers: [teller] }: Crew): string => teller;

/** The first certificate in a safe or with a user of the branch; null where there is none. */
export async function nextUnissued({ app }: World, branch: string, holder: string | null): Promise<string | null> {
  const [row] = await app<{ nomor: string }[]>`
    select nomor_bilyet as nomor from bilyet where kode_cabang = ${branch} and status = ${holder === null ? 'STOK' : 'DI_TANGAN'}
      and pemegang is not distinct from ${holder} and left(nomor_bilyet, 1) = ${SERIES} order by 1 limit 1`;
  return row?.nomor ?? null;
}
/** The series of the simulation's certificates: its letter, then branch and serial. */
const SERIES = 'S';

/** The printer delivers certificates and the teller gets them before running out. */
export const restockBilyets: Chore = {
  name: 'stok bilyet',
  everywhere: true,
  makes: ['TERIMA_STOK_BILYET', 'SERAH_STOK_BILYET'],
  run: async (world, crew) => {
    const { branch, storekeeper } = crew;
    if (storekeeper === null || (await nextUnissued(world, branch, issuer(crew)))) return;
    if (!(await nextUnissued(world, branch, null))) {
      const [had] = await world.app<{ n: number }[]>`
        select count(*)::integer as n from bilyet where kode_cabang = ${branch} and left(nomor_bilyet, 1) = ${SERIES}`;
      await world.act(storekeeper, receiveBilyets, {
        nomor_bilyet: `${SERIES}${branch}${String((had?.n ?? 0) + 1).padStart(5, '0')}`,
        jumlah: String(RECEIVED),
        keterangan: 'Surat jalan percetakan',
      });
    }
    const nomor_bilyet = await nextUnissued(world, branch, null);
    const hand = { jumlah: String(IN_HAND), pemegang_asal: '', pemegang_tujuan: issuer(crew) };
    await world.act(storekeeper, handBilyets, { nomor_bilyet, ...hand });
  },
};

/** A deposit out of a customer's account: agreed by two persons, funded at the counter, its certificate handed over. */
export const placeDeposit: Move = {
  name: 'deposito',
  everywhere: true,
  weight: 5,
  makes: ['REGISTRASI_DEPOSITO', 'SETOR_DEPOSITO'],
  run: async (world, crew) => {
    if (crew.storekeeper === null) return false;
    const source = someAccount(
      world,
      crew,
      ({ kode_produk, holder }) => holder.branch === crew.branch && ['11', '12'].includes(kode_produk),
    );
    const hundreds = source ? (await giveable(world, source)) / 10n : 0n;
    if (!source || hundreds < LEAST) return false;
    const { random } = world;
    const nominal = wire(BigInt(random.between(1, 3)) * 1_000_000n);
    const perpanjangan = random.pick(ROLL_OVERS);
    const [terms] = await world.app<{ sejak: string }[]>`
      select berlaku_sejak as sejak from product_term_on('14', ${world.date}::date)`;
    const idFlow = await world.decided(crew.clerk, 'REGISTRASI_DEPOSITO', {
      nomor_nasabah: source.holder.nomor_nasabah,
      syarat_sejak: terms?.sejak ?? '',
      tenor: random.pick(TENORS),
      perpanjangan,
      nominal,
      sumber: 'REKENING',
      rekening_sumber: source.nomor_rekening,
      rekening_bagi_hasil: perpanjangan === 'ARO_PLUS' ? '' : source.nomor_rekening,
      rekening_penutupan: source.nomor_rekening,
      tujuan: 'INVESTASI',
      sumber_dana: 'GAJI',
      zakat: random.percent(20) ? 'T' : 'F',
    });
    // Some change their minds: what nobody has funded is cancelled by the end of day.
    if (random.percent(8)) return true;
    const nomor_rekening = await world.madeBy(idFlow, 'deposit');
    const nomor_bilyet = await nextUnissued(world, crew.branch, issuer(crew));
    if (!nomor_bilyet) return true;
    const funding = { nomor_rekening, versi: '1', nominal, sumber: 'REKENING', nomor_bilyet };
    await world.act(issuer(crew), fundDeposit, funding);
    return true;
  },
};

interface DepositRow {
  readonly nomor_rekening: string;
  readonly nomor_nasabah: string;
}

/** Deposits of the branch's customers in a state, oldest first. */
export const depositsIn = ({ app, holders }: World, branch: string, status: string) => app<DepositRow[]>`
  select d.nomor_rekening, a.nomor_nasabah from deposit d join account a using (nomor_rekening)
  where d.status = ${status} and a.kode_cabang = ${branch} and a.nomor_nasabah = any (${holders.map((each) => each.nomor_nasabah)})
    and d.mulai < (select accounting_date from branch where kode_cabang = ${branch})
  order by d.tanggal_daftar, d.nomor_rekening`;

/** Pays a deposit out to an account of its owner against the certificate; what it comes to is what both persons saw. */
async function payOut(world: World, crew: Crew, { nomor_rekening, nomor_nasabah }: DepositRow): Promise<boolean> {
  const into = world.accounts.find((account: Account) => account.holder.nomor_nasabah === nomor_nasabah);
  const found = await readDeposit(world.app, nomor_rekening);
  if (!into || !found) return false;
  const asked = {
    nomor_rekening,
    versi: String(found.versi),
    nominal: fromMinor(settlementOf(found).dibayar),
    cara_bayar: 'REKENING',
    rekening_tujuan: into.nomor_rekening,
    nomor_bilyet: found.bilyet,
    nomor_identitas: into.holder.nomor_identitas,
  };
  await world.act(issuer(crew), disburseDeposit, asked);
  await world.refuses('DEPOSIT_STATE', () => world.act(issuer(crew), disburseDeposit, asked));
  return true;
}

/** The owner fetches a deposit that has matured and was not rolled over, one a day. */
export const fetchMatured: Chore = {
  name: 'pencairan deposito jatuh tempo',
  everywhere: true,
  makes: ['PENCAIRAN_DEPOSITO'],
  run: async (world, crew) => {
    const [matured] = await depositsIn(world, crew.branch, 'JATUH_TEMPO');
    if (matured) await payOut(world, crew, matured);
  },
};

/** The owner of a deposit that the bank has paid out by itself brings the certificate back. */
export const returnCertificate: Move = {
  name: 'terima kembali bilyet',
  weight: 2,
  makes: ['TERIMA_KEMBALI_BILYET'],
  run: async (world, crew) => {
    const [out] = await world.app<{ nomor_bilyet: string; nomor_rekening: string; nama: string; identitas: string }[]>`
      select b.nomor_bilyet, b.nomor_rekening, c.nama_nasabah as nama, c.nomor_identitas as identitas
      from bilyet b join account a using (nomor_rekening) join customer c using (nomor_nasabah)
      where b.status = 'BELUM_KEMBALI' and b.kode_cabang = ${crew.branch} and exists (select from deposit d where d.nomor_rekening = b.nomor_rekening and d.status = 'DICAIRKAN')
      order by b.nomor_bilyet limit 1`;
    if (!out) return false;
    await does(world, crew.clerk, 'TERIMA_KEMBALI_BILYET', {
      nomor_rekening: out.nomor_rekening,
      nomor_bilyet: out.nomor_bilyet,
      sebab: 'DITERIMA_KEMBALI',
      nomor_surat: '',
      nama_penyerah: out.nama,
      nomor_identitas: out.identitas,
      keterangan: 'Bilyet asli diserahkan',
    });
    return true;
  },
};

/** A deposit broken before its end, which the manager allows. */
export const breakDeposit: Move = {
  name: 'pencairan deposito dini',
  everywhere: true,
  weight: 1,
  makes: ['PENCAIRAN_DEPOSITO'],
  run: async (world, crew) => {
    const active = await depositsIn(world, crew.branch, 'AKTIF');
    if (active.length < 3 || !world.random.percent(30)) return false;
    return payOut(world, crew, world.random.pick(active));
  },
};
