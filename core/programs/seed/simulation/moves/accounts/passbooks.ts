import { loadAccount, toForm } from '#core/accounts/maintenance/maintain-record.ts';
import { bookInUse, unprinted } from '#core/accounts/passbooks/books.ts';
import { accountsAt, giveable } from '#core/programs/seed/simulation/accounts.ts';
import { does } from '#core/programs/seed/simulation/by-code.ts';
import type { Chore, Move } from '#core/programs/seed/simulation/move.ts';
import type { Account, Crew, World } from '#core/programs/seed/simulation/world.ts';

/** Passbooks: blank in the stock and in the hands of customer service, in use, full, lost, destroyed. */

const RECEIVED = 40;
const IN_HAND = 10;
/** More movements than this are printed by month. */
const MOST = 100;
const SERIES = 'BS';

const bookNumber = (branch: string, serial: number): string => `${SERIES}${branch}${String(serial).padStart(5, '0')}`;

/** The first blank book of the branch in the stock or with a user; null where there is none. */
async function nextUnissued({ app }: World, branch: string, holder: string | null): Promise<string | null> {
  const [row] = await app<{ nomor: string }[]>`
    select nomor_seri as nomor from passbook where kode_cabang = ${branch} and status = 'STOK'
      and pemegang is not distinct from ${holder} order by 1 limit 1`;
  return row?.nomor ?? null;
}

/** Books come from the printer, are handed to customer service, and one that the machine has torn is destroyed. */
export const restockPassbooks: Chore = {
  name: 'stok buku tabungan',
  makes: ['TERIMA_STOK_BUKU', 'SERAH_STOK_BUKU', 'BATAL_STOK_BUKU'],
  run: async (world, { branch, storekeeper, clerk }) => {
    if (storekeeper === null || (await nextUnissued(world, branch, clerk))) return;
    if (!(await nextUnissued(world, branch, null))) {
      const [had] = await world.app<{ n: number }[]>`
        select count(*)::integer as n from passbook where kode_cabang = ${branch} and left(nomor_seri, 2) = ${SERIES}`;
      await does(world, storekeeper, 'TERIMA_STOK_BUKU', {
        nomor_seri: bookNumber(branch, (had?.n ?? 0) + 1),
        jumlah: String(RECEIVED),
        keterangan: 'Surat jalan percetakan',
      });
    }
    await does(world, storekeeper, 'SERAH_STOK_BUKU', {
      nomor_seri: await nextUnissued(world, branch, null),
      jumlah: String(IN_HAND),
      pemegang_asal: '',
      pemegang_tujuan: clerk,
      keterangan: '',
    });
    await does(world, clerk, 'BATAL_STOK_BUKU', {
      nomor_seri: await nextUnissued(world, branch, clerk),
      jumlah: '1',
      pemegang_asal: clerk,
      keterangan: 'Robek di mesin cetak',
    });
  },
};

/** The first savings account of the branch with a book in this state, or without one. */
async function savingsWith(world: World, { branch }: Crew, status: string): Promise<Account | null> {
  const mine = accountsAt(world, branch).filter(({ kode_produk }) => kode_produk === '12');
  const [row] = await world.app<{ nomor_rekening: string }[]>`
    select a.nomor_rekening from account a left join passbook b on b.nomor_rekening = a.nomor_rekening and b.status in ('AKTIF', 'PENUH')
    where a.nomor_rekening = any (${mine.map((each) => each.nomor_rekening)}) and coalesce(b.status, '') = ${status} order by 1 limit 1`;
  return mine.find((each) => each.nomor_rekening === row?.nomor_rekening) ?? null;
}

/** A customer wants a passbook, and gets it. */
export const issuePassbook: Move = {
  name: 'terbit buku tabungan',
  weight: 2,
  makes: ['UBAH_REKENING', 'TERBIT_BUKU'],
  run: async (world, crew) => {
    const account = await savingsWith(world, crew, '');
    const nomor_seri = await nextUnissued(world, crew.branch, crew.clerk);
    const stored = account && nomor_seri && (await loadAccount(world.app, account.nomor_rekening));
    if (!account || !stored) return false;
    const form = toForm(stored.isi, stored.versi, world.date);
    if (form.buku_tabungan !== 'T')
      await does(world, crew.clerk, 'UBAH_REKENING', { ...form, buku_tabungan: 'T', alasan: 'Permintaan nasabah' });
    await does(world, crew.clerk, 'TERBIT_BUKU', { nomor_rekening: account.nomor_rekening, nomor_seri });
    return true;
  },
};

/** Prints what the book has not got yet, all of it good; returns true when there was anything. */
async function printed(world: World, { clerk }: Crew, nomor_rekening: string): Promise<boolean> {
  const book = await bookInUse(world.app, nomor_rekening);
  if (book?.status !== 'AKTIF') return false;
  const { lines, until } = await unprinted(world.app, book, MOST);
  const last = lines.at(-1);
  if (!last) return false;
  const { page, line, seq } = book.position;
  await does(world, clerk, 'CETAK_BUKU', {
    nomor_rekening,
    nomor_seri: book.nomor_seri,
    req_mode: 'ISI',
    mulai_halaman: page,
    mulai_baris: line,
    id_cetak_awal: seq + 1,
    id_cetak_akhir: until,
    halaman_baik: String(last.page),
    baris_baik: String(last.line),
  });
  return true;
}

/** A customer has a passbook printed. */
export const printPassbook: Move = {
  name: 'cetak buku tabungan',
  weight: 5,
  makes: ['CETAK_BUKU'],
  run: async (world, crew) => {
    const mine = accountsAt(world, crew.branch).map((each) => each.nomor_rekening);
    const [row] = await world.app<{ nomor: string }[]>`
      select b.nomor_rekening as nomor from passbook b join account_state s using (nomor_rekening)
      where b.nomor_rekening = any (${mine}) and b.status = 'AKTIF' order by s.seq desc, 1 limit 1`;
    return row ? printed(world, crew, row.nomor) : false;
  },
};

/** The machine has slipped, and the book is set to its last lines: what comes next fills it. */
export const fillPassbook: Move = {
  name: 'atur baris buku',
  weight: 1,
  makes: ['ATUR_BARIS', 'CETAK_BUKU'],
  run: async (world, crew) => {
    const account = await savingsWith(world, crew, 'AKTIF');
    const book = account && (await bookInUse(world.app, account.nomor_rekening));
    if (!account || !book) return false;
    const { page, line, seq } = book.position;
    const { pages, lines } = book.geometry;
    if (page === pages && line >= lines - 1) return printed(world, crew, account.nomor_rekening);
    await does(world, crew.clerk, 'ATUR_BARIS', {
      nomor_rekening: account.nomor_rekening,
      nomor_seri: book.nomor_seri,
      mulai_halaman: page,
      mulai_baris: line,
      id_cetak_akhir: seq,
      ke_halaman: String(pages),
      ke_baris: String(lines - 1),
      keterangan: 'Pencetak tergeser',
    });
    await printed(world, crew, account.nomor_rekening);
    return true;
  },
};

/** A book that is full, lost or spoiled is followed by the next one. */
export const replacePassbook: Move = {
  name: 'ganti buku tabungan',
  weight: 1,
  makes: ['GANTI_BUKU'],
  may: ['INSUFFICIENT'],
  run: async (world, crew) => {
    const full = await savingsWith(world, crew, 'PENUH');
    const account = full ?? (await savingsWith(world, crew, 'AKTIF'));
    const book = account && (await bookInUse(world.app, account.nomor_rekening));
    const nomor_seri = await nextUnissued(world, crew.branch, crew.clerk);
    if (!account || !book || !nomor_seri || (await giveable(world, account)) < 1n) return false;
    const lost = world.random.percent(50);
    await does(world, crew.clerk, 'GANTI_BUKU', {
      nomor_rekening: account.nomor_rekening,
      buku_lama: book.nomor_seri,
      nomor_seri,
      sebab: full ? 'PENUH' : lost ? 'HILANG' : 'RUSAK',
      nomor_surat: !full && lost ? `SKH/${world.random.between(1, 9_999)}` : '',
      keterangan: full || lost ? '' : 'Tersiram air',
    });
    return true;
  },
};
