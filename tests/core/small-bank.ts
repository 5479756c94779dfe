import { cashDeposit } from '#core/cash/counter/cash-deposit.ts';
import { openAccounts } from '#core/programs/seed/accounts.ts';
import { payInCapital } from '#core/programs/seed/capital.ts';
import { type Bank, notes, post, wire } from '#core/programs/seed/counter.ts';
import { makeBusiness, makePerson, writeCustomers } from '#core/programs/seed/customers.ts';
import { closeCounter, openCounter } from '#core/programs/seed/days.ts';
import { makeRandom } from '#core/programs/seed/random.ts';
import { seedBranches, seedCashBoxes, seedUsers } from '#core/programs/seed/staff.ts';
import { TOUR_FLOAT } from '#core/programs/seed/till-float.ts';
import { makeAccountNumber } from '#lib/account-number.ts';

/** The accounting date of all branches of the small bank, a Friday. */
export const DAY = '2026-11-20';

/**
 * The accounts, by what they are for. Balances in rupiah; minimum balances are the products' (50,000 for savings, 500,000 for
 * current accounts).
 */
export const accounts = {
  /** Branch 001, Tabungan Mudharabah (GL 301001), 10,000,000. */
  ani: makeAccountNumber('001', '12', 1),
  /** Branch 001, Tabungan Wadiah (GL 203002), 5,000,000. */
  budi: makeAccountNumber('001', '11', 1),
  /** Branch 002, Tabungan Mudharabah, 8,000,000. */
  citra: makeAccountNumber('002', '12', 1),
  /** Branch 001, Giro Wadiah (GL 203001) of a company, 200,000,000. */
  firma: makeAccountNumber('001', '01', 1),
  /** Branch 001, Tabungan Wadiah, 1,000,000, inactive. */
  pasif: makeAccountNumber('001', '11', 2),
  /** Branch 001, Tabungan Wadiah, 1,000,000, dormant. */
  dorman: makeAccountNumber('001', '11', 3),
  /** Branch 001, Tabungan Wadiah, 1,000,000, blocked for debits by an authority. */
  blokir: makeAccountNumber('001', '11', 4),
  /** Branch 001, Tabungan Wadiah, empty, closed. */
  tutup: makeAccountNumber('001', '11', 5),
  /** Branch 001, Tabungan Wadiah, 3,000,000, belongs to supervisor1. */
  pejabat: makeAccountNumber('001', '11', 6),
} as const;

const holders: readonly { key: keyof typeof accounts; name: string; rupiah: bigint }[] = [
  { key: 'ani', name: 'Ani Lestari', rupiah: 10_000_000n },
  { key: 'budi', name: 'Budi Hartono', rupiah: 5_000_000n },
  { key: 'citra', name: 'Citra Permana', rupiah: 8_000_000n },
  { key: 'firma', name: 'PT Sinar Jaya Abadi', rupiah: 200_000_000n },
  { key: 'pasif', name: 'Parman Tidakaktif', rupiah: 1_000_000n },
  { key: 'dorman', name: 'Darmi Lamatidur', rupiah: 1_000_000n },
  { key: 'blokir', name: 'Bakri Terblokir', rupiah: 1_000_000n },
  { key: 'tutup', name: 'Tuti Sudahtutup', rupiah: 0n },
  { key: 'pejabat', name: 'Hendra Wijaya', rupiah: 3_000_000n },
];

/**
 * Seeds the small bank: branches 000, 001 and 002 open on DAY, the demo users, capital in the vaults, the accounts above filled by deposits over
 * teller2's counter (closed again), and teller1's till open with 50,000,000 in notes. All other tills are closed.
 */
export async function seedSmallBank(bank: Bank): Promise<void> {
  const random = makeRandom(1);
  await seedBranches(bank, DAY);
  await seedUsers(bank);
  // Both of head office finance make and approve here, so that guards are tried against somebody whom no missing right stops.
  await bank.owner`insert into user_role (id_user, role_id, urut) values ('finance1', 'HO_FINANCE', 1), ('finance2', 'HO_FINANCE_STAFF', 1)`;
  await seedCashBoxes(bank);
  await payInCapital(bank);
  const customers = holders.map(({ key, name }, index) => {
    const branch = accounts[key].slice(0, 3);
    return key === 'firma'
      ? makeBusiness(random, branch, index + 1, name)
      : makePerson(random, branch, index + 1, { name, sex: 'P' });
  });
  await writeCustomers(bank.owner, customers);
  await bank.owner`
    update app_user set nomor_nasabah = c.nomor_nasabah from customer c where id_user = 'supervisor1' and c.nama_nasabah = 'Hendra Wijaya'`;
  const rows = holders.flatMap(({ key, rupiah }, index) => {
    const customer = customers[index];
    return customer
      ? [
          {
            nomor_rekening: accounts[key],
            nomor_nasabah: customer.nomor_nasabah,
            nama_rekening: customer.nama_nasabah,
            nama_normal: customer.nama_normal,
            kode_produk: accounts[key].slice(3, 5),
            kode_cabang: customer.kode_cabang,
            tanggal_buka: '2020-01-02',
            setoran: rupiah,
          },
        ]
      : [];
  });
  await openAccounts(bank, rows, DAY);
  const counter = { teller: 'teller2', headTeller: 'headteller1' };
  await openCounter(bank, counter, { '100000': 10 });
  for (const { nomor_rekening, setoran } of rows.filter((row) => row.setoran > 0n)) {
    await post(bank, 'teller2', cashDeposit, {
      nomor_rekening,
      nominal: wire(setoran),
      keterangan: 'Setoran awal',
      pecahan: notes(setoran, 100n),
    });
  }
  await closeCounter(bank, counter);
  await yesterdaysTill(bank, counter.teller);
  for (const [number, state] of [
    [accounts.pasif, { status: 'TIDAK_AKTIF', tanggal_aktivitas: '2025-10-01' }],
    [accounts.dorman, { status: 'DORMAN', tanggal_aktivitas: '2021-01-04' }],
    [accounts.tutup, { status: 'TUTUP' }],
  ] as const) {
    await bank.owner`update account_state set ${bank.owner(state)} where nomor_rekening = ${number}`;
  }
  await bank.owner`insert into account_blocking (nomor_rekening, arah, tingkat, alasan, tanggal_awal)
    values (${accounts.blokir}, 'D', 'BERWENANG', 'Permintaan penegak hukum', '2026-10-01')`;
  await openCounter(bank, { teller: 'teller1', headTeller: 'headteller1' }, TOUR_FLOAT);
}

/** Leaves a closed till as if it had not been opened today, so that its teller may open it; its slips go on. */
export const yesterdaysTill = ({ owner }: Pick<Bank, 'owner'>, teller: string) =>
  owner`update cash_box set tanggal = null where id_user = ${teller} and status = 'TUTUP'`;

/** The counter bank: the small bank where teller3 at 002 is open too, so that each branch has a counter with 50,000,000. */
export const openBothCounters = (bank: Bank): Promise<void> =>
  openCounter(bank, { teller: 'teller3', headTeller: 'headteller2' }, TOUR_FLOAT);
