import type { Query } from '#core/access/context.ts';
import { validInput } from '#core/access/input.ts';
import { writeAudit } from '#core/access/write-audit.ts';
import type { Db } from '#core/db/client.ts';
import { accountAsOfQuery } from '#lib/accounts/schemas/account-info.ts';
import { fail } from '#lib/errors/errors.ts';
import { fromMinor } from '#lib/money.ts';
import type { KeadaanRekening } from '#types/proto/accounts/account-info.ts';
import { type AskedAccount, accountAsked } from './account-asked.ts';
import {
  blockOf,
  blocksOn,
  bookOf,
  cardsOf,
  contractOn,
  holdsOn,
  partiesOn,
  type Way,
  waitingOn,
} from './account-sections.ts';
import { lastMovements } from './history.ts';
import { validateRekening } from './queries.ts';

/** The information shows this many of the latest movements. */
const LAST = 5;

/**
 * Returns the whole account in one reply: details and balances, contract, owners and signers, holds, blocks, its last movements, its cards, its
 * passbook, and items waiting for approval. A reader of another branch gets only what a counter needs: name, product and state. The read is written
 * to the trail. ACCOUNT_NOT_FOUND.
 */
export const infoTabungan: Query<'savings.infoTabungan'> = async (context, input) => {
  const { db, caller } = context;
  const detail = await validateRekening(context, { ...input, detailed: 'T' });
  const row = detail.rekening ?? fail('SYSTEM');
  const far = !caller.headOffice && row.kode_cabang !== caller.kodeCabang;
  if (far) {
    return {
      detail,
      cara_tanda_tangan: '',
      kontrak: undefined,
      pihak: [],
      tahanan: [],
      blokiran: [],
      mutasi: [],
      menunggu: [],
      kartu: [],
      buku: undefined,
    };
  }
  const account = await accountAsked(context, { nomor_rekening: '', pegangan: row.pegangan });
  const [known] = await db<{ hari: string; cara_tanda_tangan: string }[]>`
    select b.accounting_date as hari, a.cara_tanda_tangan from account a join branch b using (kode_cabang)
    where a.nomor_rekening = ${account.nomor_rekening}`;
  const { hari, cara_tanda_tangan } = known ?? fail('SYSTEM');
  const [kontrak, pihak, holds, blokiran, mutasi, menunggu, kartu, buku] = await Promise.all([
    contractOn(db, account, hari),
    partiesOn(db, account, hari, 'BENAR'),
    holdsOn(db, account, hari, 'BENAR'),
    blocksOn(db, account, hari, 'BENAR'),
    lastMovements(db, account, LAST),
    waitingOn(context, account),
    cardsOf(db, account),
    bookOf(db, account),
  ]);
  return { detail, cara_tanda_tangan, kontrak, pihak, tahanan: holds.rows, blokiran, mutasi, menunggu, kartu, buku };
};

/**
 * Reads the account's balance in minor units: BENAR at the end of the value date, by every line of today; DIKETAHUI after the last line posted on or
 * before the day.
 */
async function balanceOn(db: Db, { nomor_rekening }: AskedAccount, day: string, view: Way): Promise<bigint> {
  const [row] =
    view === 'BENAR'
      ? await db<{ saldo: bigint }[]>`select saldo from account_days(${nomor_rekening}, ${day}::date, ${day}::date)`
      : await db<{ saldo: bigint }[]>`
          select l.saldo from journal_line l
          where l.rekening = ${nomor_rekening} and l.seq = (select account_seq_before(${nomor_rekening}, ${day}::date + 1))`;
  return row?.saldo ?? 0n;
}

const notThere = (tanggal: string, cara: Way): KeadaanRekening => ({
  ada: 'F',
  tanggal,
  cara,
  nama_rekening: '',
  kode_valuta: '',
  status_rekening: '',
  blokir: '',
  saldo_buku: '',
  saldo_ditahan: '',
  cara_tanda_tangan: '',
  kontrak: undefined,
  pihak: [],
  tahanan: [],
  blokiran: [],
});

interface Named {
  hari: string;
  tanggal_buka: string;
  nama_rekening: string;
  cara_tanda_tangan: string;
  status: string;
}

/**
 * Returns an account as of the end of a day: balance, state, contract, holds, blocks, owners and signers. BENAR uses all that is known today, so that
 * later entries with an earlier value date count and reversed ones do not; DIKETAHUI uses the books of that end of day. ACCOUNT_NOT_FOUND,
 * OTHER_BRANCH, VALIDATION on `tanggal` for a day that has not come.
 */
export const keadaanPerTanggal: Query<'savings.keadaanPerTanggal'> = async (context, input) => {
  const { db } = context;
  const asked = validInput(accountAsOfQuery, input);
  const account = await accountAsked(context, asked);
  await writeAudit(context, {
    aksi: 'LIHAT_MUTASI',
    objek: account.nomor_rekening,
    rincian: { tanggal: asked.tanggal },
  });
  const [row] = await db<Named[]>`
    select b.accounting_date as hari, a.tanggal_buka, a.nama_rekening, a.cara_tanda_tangan,
      account_status_on(a.nomor_rekening, coalesce(nullif(${asked.tanggal}, '')::date, b.accounting_date)) as status
    from account a join branch b using (kode_cabang)
    where a.nomor_rekening = ${account.nomor_rekening}`;
  const named = row ?? fail('SYSTEM');
  const day = asked.tanggal || named.hari;
  if (day > named.hari) fail('VALIDATION', { violations: [{ field: 'tanggal', kode: 'v.tanggalDepan' }] });
  if (day < named.tanggal_buka) return notThere(day, asked.cara);
  const [[version], saldo, kontrak, pihak, holds, blokiran] = await Promise.all([
    db<{ isi: { nama_rekening: string; cara_tanda_tangan: string } | null }[]>`
      select record_as('account', ${account.nomor_rekening}, ${day}::date, 'infinity') as isi`,
    balanceOn(db, account, day, asked.cara),
    contractOn(db, account, day),
    partiesOn(db, account, day, asked.cara),
    holdsOn(db, account, day, asked.cara),
    blocksOn(db, account, day, asked.cara),
  ]);
  const { nama_rekening, cara_tanda_tangan } = version?.isi ?? named;
  return {
    ada: 'T',
    tanggal: day,
    cara: asked.cara,
    nama_rekening,
    kode_valuta: account.kode_valuta,
    status_rekening: named.status,
    blokir: blockOf(blokiran),
    saldo_buku: fromMinor(saldo, account.kode_valuta),
    saldo_ditahan: fromMinor(holds.total, account.kode_valuta),
    cara_tanda_tangan,
    kontrak,
    pihak,
    tahanan: holds.rows,
    blokiran,
  };
};
