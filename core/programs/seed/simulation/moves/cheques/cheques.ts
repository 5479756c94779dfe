import { cancelSheets, returnSheets, stopSheets } from '#core/cheques/cheque-books/instruments.ts';
import { activateBook, issueBook } from '#core/cheques/cheque-books/issue.ts';
import { acceptStock, receiveStock, sendStock } from '#core/cheques/cheque-books/stock.ts';
import { giveable, someAccount } from '#core/programs/seed/simulation/accounts.ts';
import type { Chore, Move } from '#core/programs/seed/simulation/move.ts';
import type { Crew, World } from '#core/programs/seed/simulation/world.ts';
import { sheetAfter } from '#lib/cheques/warkat.ts';

/** So many books come from the printer at a time, and a branch is sent so many of them. */
const PRINTED = 20;
const SENT = 2;
/** Fee and stamp duty of a book, and what an account should keep, in hundreds of thousands of rupiah. */
const ENOUGH = 6n;
const KINDS = ['CEK', 'BG'] as const;
type Kind = (typeof KINDS)[number];
const LETTERS: Readonly<Record<Kind, string>> = { CEK: 'SA', BG: 'SB' };

interface Book {
  readonly id: string;
  readonly jenis: Kind;
  readonly nomor_awal: string;
  readonly nomor_rekening: string;
}

/** Books in a state, first printed first, of a kind where one is asked for. */
const booksIn = ({ app }: World, branch: string, status: string) => app<Book[]>`
  select id_bukuwarkat::text as id, jenis, nomor_awal, coalesce(nomor_rekening, '') as nomor_rekening from warkat_book
  where kode_cabang = ${branch} and status = ${status} order by nomor_awal`;

async function printBooks(world: World, jenis: Kind): Promise<void> {
  const [last] = await world.app<
    { nomor: string | null }[]
  >`select max(nomor_akhir) as nomor from warkat_book where jenis = ${jenis}`;
  const nomor_seri = last?.nomor ? sheetAfter(last.nomor, 1) : `${LETTERS[jenis]}000001`;
  const keterangan = 'Surat jalan percetakan';
  await world.act(world.office.maker, receiveStock, { jenis, nomor_seri, jumlah: String(PRINTED), keterangan });
}

/** Head office sends a branch that has run out of a kind some books, and the branch counts them. */
export const restockChequeBooks: Chore = {
  name: 'stok warkat',
  makes: ['TERIMA_STOK_WARKAT', 'KIRIM_STOK_WARKAT', 'TERIMA_KIRIMAN_WARKAT', 'AKTIF_WARKAT'],
  run: async (world, crew) => {
    const { branch, storekeeper } = crew;
    if (storekeeper === null) return;
    const there = await booksIn(world, branch, 'STOK_CABANG');
    for (const jenis of KINDS.filter((kind) => !there.some((book) => book.jenis === kind))) {
      const stock = async () =>
        (await booksIn(world, world.office.branch, 'STOK_PUSAT')).filter((book) => book.jenis === jenis);
      if ((await stock()).length < SENT) await printBooks(world, jenis);
      const [first] = await stock();
      const some = { jenis, nomor_seri: first?.nomor_awal, jumlah: String(SENT) };
      await world.act(world.office.maker, sendStock, { ...some, cabang_tujuan: branch, keterangan: '' });
      await world.act(storekeeper, acceptStock, { ...some, keterangan: 'Jumlah cocok' });
    }
    // Receipts that customers have brought back.
    for (const book of await booksIn(world, branch, 'DITERBITKAN')) {
      if (!world.random.percent(60)) continue;
      const { id: id_bukuwarkat, nomor_rekening } = book;
      await world.act(storekeeper, activateBook, {
        nomor_rekening,
        id_bukuwarkat,
        nomor_resi: `RS/${book.nomor_awal}`,
      });
    }
  },
};

const giro = (world: World, crew: Crew) => someAccount(world, crew, ({ kode_produk }) => kode_produk === '01');

/** A book for a current account; a second one of its kind is refused while the first is hardly used. */
export const handOutBooks: Move = {
  name: 'buku warkat',
  weight: 2,
  makes: ['TERBIT_WARKAT'],
  run: async (world, crew) => {
    const account = giro(world, crew);
    const book = (await booksIn(world, crew.branch, 'STOK_CABANG'))[0];
    if (!account || !book || (await giveable(world, account)) < ENOUGH) return false;
    const { nomor_rekening } = account;
    const [last] = await world.app<{ hardly_used: boolean }[]>`
      select count(*) filter (where s.status not in ('DITERBITKAN', 'AKTIF')) * 100 < parameter_on('warkat_pakai_minimal', ${world.date})::integer * k.lembar as hardly_used
      from (
        select id_bukuwarkat, lembar from warkat_book where nomor_rekening = ${nomor_rekening} and jenis = ${book.jenis}
        order by tanggal_terbit desc, id_bukuwarkat desc limit 1) k
      join warkat_leaf s using (id_bukuwarkat) group by k.lembar`;
    const issue = () => world.act(crew.clerk, issueBook, { nomor_rekening, id_bukuwarkat: book.id });
    const [drawer] = await world.app<{ listed: boolean }[]>`
      select warkat_owner_listed(${nomor_rekening}, ${world.date}::date) is not null as listed`;
    if (drawer?.listed) await world.refuses('DHN_LISTED', issue);
    else if (last?.hardly_used) await world.refuses('WARKAT_UNUSED', issue);
    else await issue();
    return true;
  },
};

/** A sheet of a book in use at the branch that its holder still has and no other bank presents, or null. */
export async function sheetInUse({ app }: World, { branch }: Crew, jenis: Kind | '' = '') {
  const [sheet] = await app<{ jenis: Kind; nomor_awal: string; nomor_rekening: string }[]>`
    select s.jenis, s.nomor_warkat as nomor_awal, b.nomor_rekening from warkat_leaf s join warkat_book b using (id_bukuwarkat)
    join account a using (nomor_rekening) where a.kode_cabang = ${branch} and b.status = 'AKTIF' and s.status = 'AKTIF' and ${jenis} in ('', s.jenis)
      and not exists (select from inward_warkat i where i.jenis = s.jenis and i.nomor_warkat = s.nomor_warkat and i.status in ('DITERIMA', 'DITAHAN'))
    order by s.jenis, s.nomor_warkat limit 1`;
  return sheet ?? null;
}

/** A sheet that was lost: reported with the letter of the police, and not paid any more. */
export const lostSheets: Move = {
  name: 'setop pembayaran',
  weight: 1,
  makes: ['STOP_WARKAT'],
  run: async (world, crew) => {
    const sheet = await sheetInUse(world, crew);
    if (!sheet) return false;
    await world.act(crew.clerk, stopSheets, {
      ...sheet,
      sebab: 'HILANG',
      nomor_surat: `LP/${world.random.between(1, 9_999)}`,
      tanggal_warkat: '',
      keterangan: 'Hilang di perjalanan',
      bebas_biaya: (await world.available(sheet.nomor_rekening)) < 10_000_000n ? 'T' : 'F',
    });
    return true;
  },
};

/** A sheet that comes back: spoiled by its holder, or not needed. */
export const cancelledSheets: Move = {
  name: 'lembar kembali',
  weight: 1,
  makes: ['BATAL_WARKAT', 'KEMBALI_WARKAT'],
  run: async (world, crew) => {
    const sheet = await sheetInUse(world, crew);
    if (!sheet) return false;
    const by = world.random.percent(50) ? cancelSheets : returnSheets;
    await world.act(crew.clerk, by, { ...sheet, keterangan: 'Salah tulis nominal' });
    return true;
  },
};
