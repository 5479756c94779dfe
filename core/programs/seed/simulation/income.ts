import type { Db } from '#core/db/client.ts';
import { uuidOf } from '#core/db/uuid.ts';
import { commitBulk } from '#core/engine/bulk.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import type { World } from './world.ts';

/** Funds earn at least and at most this in a month, in rupiah for each 100,000. */
const LEAST = 760;
const MOST = 940;
const OF = 100_000n;

/** Returns the funds of the pools' members, on the average of the month's days so far, in minor units. */
async function averageFunds({ app, date }: World): Promise<bigint> {
  const [row] = await app<{ jumlah: bigint }[]>`
    select coalesce(sum(r.rata_rata), 0)::bigint as jumlah from branch b cross join (select array_agg(kode_produk) as produk from pool_member) p
    cross join lateral average_balances(b.kode_cabang, p.produk, null, date_trunc('month', ${date}::date)::date, ${date}::date) r`;
  return row?.jumlah ?? 0n;
}

/**
 * Posts the income of the financings, received at Bank Indonesia on head office's day: `nominal` in minor units. Financing is kept by a system of its
 * own, whose postings come by the second door like those of any run; it is the one thing in a simulated bank that no person enters.
 */
export async function receiveIncome(app: Db, branch: string, date: string, nominal: bigint): Promise<void> {
  await commitBulk(app, {
    run: uuidOf(`pendapatan pembiayaan ${date}`),
    chunk: 1,
    actor: 'PEMBIAYAAN',
    operasi: 'PENDAPATAN_PEMBIAYAAN',
    date,
    kodeValuta: 'IDR',
    keterangan: 'Pendapatan pembiayaan yang diterima',
    headOffice: branch,
    journals: [
      {
        kodeCabang: branch,
        nominal,
        rekening: null,
        legs: [
          debit({ kode_cabang: branch, kode_gl: '102001' }, nominal),
          credit({ kode_cabang: branch, kode_gl: '501001' }, nominal),
        ],
      },
    ],
  });
}

/** Posts the income of the financings at the month's end. */
export async function earnIncome(world: World): Promise<void> {
  const nominal = ((await averageFunds(world)) * BigInt(world.random.between(LEAST, MOST))) / OF;
  if (nominal === 0n) return;
  await receiveIncome(world.app, world.office.branch, world.date, nominal);
  world.did('PENDAPATAN_PEMBIAYAAN');
}
