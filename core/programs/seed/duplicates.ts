import { normaliseEntityName, normaliseName } from '#lib/text.ts';
import type { NewAccount } from './accounts.ts';
import { type Customer, customerNumber, nik } from './customers.ts';
import type { Random } from './random.ts';

/** The system before this one registered so many customers of a branch a second time, by kind. */
const TIMES: Readonly<Record<string, Readonly<Record<Customer['jenis'], number>>>> = {
  '001': { P: 2, B: 1 },
  '002': { P: 1, B: 0 },
};
/** The customers that the tour knows stay as they are. */
const KNOWN = 6;

interface Doubled {
  readonly customers: readonly Customer[];
  readonly accounts: readonly NewAccount[];
}

/** The same person under another card, the same company spelled another way: under a number of their own. */
function again(random: Random, customer: Customer, serial: number): Customer {
  const { kode_cabang, jenis, nama_nasabah, tanggal_lahir, jenis_kelamin } = customer;
  const name =
    jenis === 'B' ? nama_nasabah.replace(/^(PT|CV) /, '$1. ').toUpperCase() : `Dr. ${nama_nasabah}`.toUpperCase();
  return {
    ...customer,
    nomor_nasabah: customerNumber(kode_cabang, serial),
    nama_nasabah: name,
    nama_normal: jenis === 'B' ? normaliseEntityName(name) : normaliseName(name),
    telepon: `0811${random.between(1_000_000, 9_999_999)}`,
    nomor_identitas:
      tanggal_lahir && jenis_kelamin
        ? nik(customer.nomor_identitas?.slice(0, 6) ?? '', tanggal_lahir, jenis_kelamin, serial + 7_000)
        : `8120${String(random.below(1_000_000_000)).padStart(9, '0')}`,
  };
}

/**
 * Puts some customers with several accounts into the books twice, as banks have them that come from older systems: what a list of likely
 * duplicates finds and a merge brings together. The second one holds the last of their accounts.
 */
export function doubled(random: Random, customers: readonly Customer[], accounts: readonly NewAccount[]): Doubled {
  const held = (customer: Customer) => accounts.filter((account) => account.nomor_nasabah === customer.nomor_nasabah);
  const more: Customer[] = [];
  const owners = new Map<string, Customer>();
  for (const [branch, times] of Object.entries(TIMES)) {
    const own = customers.filter(({ kode_cabang }) => kode_cabang === branch);
    const chosen = (['P', 'B'] as const).flatMap((jenis) =>
      own
        .slice(KNOWN)
        .filter((each) => each.jenis === jenis && held(each).length > 1)
        .slice(0, times[jenis]),
    );
    for (const [index, customer] of chosen.entries()) {
      const second = again(random, customer, own.length + index + 1);
      more.push(second);
      owners.set(held(customer).at(-1)?.nomor_rekening ?? '', second);
    }
  }
  return {
    customers: [...customers, ...more],
    accounts: accounts.map((account) => {
      const owner = owners.get(account.nomor_rekening);
      if (!owner) return account;
      const { nomor_nasabah, nama_nasabah: nama_rekening, nama_normal } = owner;
      return { ...account, nomor_nasabah, nama_rekening, nama_normal };
    }),
  };
}
