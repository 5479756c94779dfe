import { computeClosing } from '#core/accounts/closing/computation.ts';
import { obstaclesOf } from '#core/accounts/closing/obstacles.ts';
import { readClosing } from '#core/accounts/closing/read-closing.ts';
import { notes, wire } from '#core/programs/seed/counter.ts';
import { accountsAt } from '#core/programs/seed/simulation/accounts.ts';
import { does } from '#core/programs/seed/simulation/by-code.ts';
import { largeNotes } from '#core/programs/seed/simulation/cash.ts';
import type { Move } from '#core/programs/seed/simulation/move.ts';
import type { Account, Crew, World } from '#core/programs/seed/simulation/world.ts';
import { fromMinor } from '#lib/money.ts';

/** One supervisor allows a teller to pay this in cash, in minor units. */
const ONE_WORD = 50_000_000_00n;

/** Reads what blocks the closing of an account, and its amounts. */
async function closingOf({ app, date }: World, { nomor_rekening }: Account, biaya: boolean) {
  const found = await readClosing(app, nomor_rekening);
  if (!found?.nomor_identitas) return null;
  const inTheWay = (await obstaclesOf(app, { nomor_rekening, tanggal: date })).map(({ kode }) => kode);
  return { inTheWay, identity: found.nomor_identitas, nominal: computeClosing(found, !biaya).nominal };
}

const forget = (world: World, account: Account): void => void world.accounts.splice(world.accounts.indexOf(account), 1);

/** Current accounts stay: there are few, and cheques depend on them. */
const saves = ({ kode_produk }: Account): boolean => kode_produk !== '01';

/** The first account of a branch that fits, with what its closing comes to; those that other moves need most stay. */
async function leaving(
  world: World,
  crew: Crew,
  accepts: (inTheWay: readonly string[]) => boolean,
  fits: (account: Account) => boolean = saves,
) {
  const all = accountsAt(world, crew.branch);
  if (all.length < 4) return null;
  for (const account of all.toReversed().filter(fits)) {
    const closing = await closingOf(world, account, true);
    if (closing && accepts(closing.inTheWay)) return { account, ...closing };
  }
  return null;
}

const close = (world: World, { clerk }: Crew, { nomor_rekening }: Account, data: object) =>
  does(world, clerk, 'TUTUP_REKENING', {
    nomor_rekening,
    sebab: world.random.pick(['TIDAK_DIPAKAI', 'PINDAH_BANK', 'GANTI_PRODUK']),
    keterangan: 'Permintaan nasabah',
    bebas_biaya: 'F',
    kode_valuta: 'IDR',
    ...data,
  });

/** Another account of the same holder. */
const anotherOf = ({ accounts }: World, account: Account): Account | undefined =>
  accounts.find((each) => each !== account && each.holder === account.holder);

const nothing = (inTheWay: readonly string[]): boolean => inTheWay.length === 0;

/** The rest goes to another account of the same customer. */
export const closeIntoAnother: Move = {
  name: 'penutupan, dipindahkan',
  weight: 1,
  makes: ['TUTUP_REKENING'],
  run: async (world, crew) => {
    const found = await leaving(world, crew, nothing, (each) => saves(each) && anotherOf(world, each) !== undefined);
    const other = found && anotherOf(world, found.account);
    if (!found || !other) return false;
    const { account, identity, nominal } = found;
    await close(world, crew, account, {
      nomor_identitas: identity,
      cara_bayar: 'PINDAH',
      rekening_tujuan: other.nomor_rekening,
      nominal: fromMinor(nominal),
    });
    forget(world, account);
    return true;
  },
};

/** The rest is agreed upon and fetched at the counter; now and then the customer withdraws the closing first. */
export const closeInCash: Move = {
  name: 'penutupan, tunai',
  weight: 1,
  makes: ['TUTUP_REKENING', 'AMBIL_DANA_DI_TELLER', 'BATAL_TUTUP_REKENING'],
  run: async (world, crew) => {
    const found = await leaving(world, crew, nothing);
    const [teller] = crew.tellers;
    if (!found || found.nominal < 10_000n) return false;
    const { account, identity, nominal } = found;
    // The customer gives away what no note can pay; what only coins can is moved first.
    const payable = nominal - (nominal % 10_000n);
    const odd = (payable / 100n) % 1_000n;
    const other = world.accounts.find((each) => each !== account);
    // A larger sum is not paid over the counter on one supervisor's word.
    if (payable > ONE_WORD || BigInt(await largeNotes(world, teller)) * 100_000n < payable / 100n || !other)
      return false;
    if (odd > 0n) {
      await does(world, teller, 'PEMINDAHBUKUAN', {
        nomor_rekening_debet: account.nomor_rekening,
        nomor_rekening_kredit: other.nomor_rekening,
        nominal: wire(odd),
        keterangan: 'Pembulatan sebelum penutupan',
      });
      return true;
    }
    const data = { nomor_identitas: identity, cara_bayar: 'TUNAI', nominal: fromMinor(nominal) };
    await close(world, crew, account, data);
    const { nomor_rekening } = account;
    if (world.random.percent(40)) {
      await does(world, crew.clerk, 'BATAL_TUTUP_REKENING', { nomor_rekening, alasan: 'Nasabah berubah pikiran' });
      return true;
    }
    forget(world, account);
    await does(world, teller, 'AMBIL_DANA_DI_TELLER', {
      nomor_rekening,
      nominal: fromMinor(payable),
      setuju_sisa: 'T',
      keterangan: 'Pengambilan dana penutupan',
      pecahan: notes(payable / 100n, 100n),
    });
    return true;
  },
};

/** Cheques of the account are still with people: what was on it waits for them, and is fetched when none can come any more. */
export const closeWithCheques: Move = {
  name: 'penutupan, warkat beredar',
  weight: 1,
  makes: ['TUTUP_REKENING', 'KEMBALI_WARKAT', 'AMBIL_DANA_KHUSUS'],
  run: async (world, crew) => {
    const found = await leaving(
      world,
      crew,
      (accepts) => accepts.length > 0 && accepts.every((each) => each === 'WARKAT_BEREDAR'),
      (each) => anotherOf(world, each) !== undefined,
    );
    const other = found && anotherOf(world, found.account);
    if (!found || !other) return false;
    const { account, identity, nominal } = found;
    const { nomor_rekening } = account;
    await close(world, crew, account, { nomor_identitas: identity, cara_bayar: 'KHUSUS', nominal: fromMinor(nominal) });
    forget(world, account);
    const sheets = await world.app<{ jenis: string; nomor_awal: string; nomor_akhir: string }[]>`
      select x.jenis, min(x.nomor_warkat) as nomor_awal, max(x.nomor_warkat) as nomor_akhir from (
        select s.jenis, s.nomor_warkat, id_bukuwarkat, right(s.nomor_warkat, 6)::integer - row_number() over (partition by id_bukuwarkat order by s.nomor_warkat) as deret
        from warkat_leaf s join warkat_book b using (id_bukuwarkat) where b.nomor_rekening = ${nomor_rekening} and s.status = 'AKTIF') x
      group by x.id_bukuwarkat, x.jenis, x.deret order by 2`;
    for (const sheet of sheets)
      await does(world, crew.clerk, 'KEMBALI_WARKAT', { nomor_rekening, ...sheet, keterangan: 'Rekening ditutup' });
    const [fund] = await world.app<{ saldo: bigint; menunggu: boolean }[]>`
      select saldo, coalesce(special_fund_until(nomor_rekening, ${world.date}::date) >= ${world.date}::date, false) as menunggu
      from special_fund where nomor_rekening = ${nomor_rekening} and saldo > 0`;
    if (!fund) return true;
    const fetch = () =>
      does(world, crew.tellers[0], 'AMBIL_DANA_KHUSUS', {
        nomor_rekening,
        nomor_identitas: identity,
        cara_bayar: 'PINDAH',
        rekening_tujuan: other.nomor_rekening,
        nominal: fromMinor(fund.saldo),
      });
    // A sheet that was refused at the counter may be presented again.
    if (fund.menunggu) await world.refuses('SPECIAL_FUND_WAITS', fetch);
    else await fetch();
    return true;
  },
};
