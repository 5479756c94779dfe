import type { Db } from '#core/db/client.ts';
import {
  type EndOfDay,
  type EndOfDayFinding,
  type EndOfDayStep,
  type FindingKind,
  WHOLE,
} from '#core/engine/end-of-day-step.ts';
import { RAK } from '#lib/books/chart.ts';

interface Offence {
  readonly id: string;
  readonly nama: string;
  readonly selisih: bigint;
}

/** A test of the branch's books at the day's end: each row it returns is an offence. Invariants by their numbers (domain: invariants). */
interface Test {
  readonly sebab: string;
  /** The kind of record the offences' ids name, where they name records. */
  readonly jenis?: FindingKind;
  readonly offences: (db: Db, endOfDay: Pick<EndOfDay, 'kodeCabang' | 'tanggal'>) => Promise<readonly Offence[]>;
}

const tests: readonly Test[] = [
  {
    // 2: debits equal credits in every currency, that day and over all days.
    sebab: 'NERACA',
    offences: (db, { kodeCabang, tanggal }) => db<Offence[]>`
      select kode_valuta as id, kode_valuta as nama, (case when sum(debet - kredit) <> 0 then sum(debet - kredit)
        else sum(debet - kredit) filter (where tanggal = ${tanggal}) end)::bigint as selisih
      from gl_total where kode_cabang = ${kodeCabang} group by kode_valuta
      having sum(debet - kredit) <> 0 or coalesce(sum(debet - kredit) filter (where tanggal = ${tanggal}), 0) <> 0`,
  },
  {
    // 3: the balances of two branches with each other mirror each other.
    sebab: 'RAK',
    jenis: 'CABANG',
    offences: (db, { kodeCabang }) => db<Offence[]>`
      select x.cabang as id, x.kode_valuta as nama, sum(x.saldo)::bigint as selisih from (
        select lawan as cabang, kode_valuta, debet - kredit as saldo from gl_total where kode_gl = ${RAK} and kode_cabang = ${kodeCabang}
        union all select kode_cabang, kode_valuta, debet - kredit from gl_total where kode_gl = ${RAK} and lawan = ${kodeCabang}) x
      group by 1, 2 having sum(x.saldo) <> 0`,
  },
  {
    // 4: customers' accounts equal their control account.
    sebab: 'SUB_LEDGER',
    jenis: 'GL',
    offences: (db, { kodeCabang }) => db<Offence[]>`
      with ledger as (
        select t.kode_gl, sum(t.kredit - t.debet) as saldo from gl_total t join gl_account g using (kode_gl)
        where g.kontrol = 'REKENING' and t.kode_cabang = ${kodeCabang} group by 1
      ), accounts as (
        select a.kode_gl, sum(s.saldo_buku) as saldo from account a join account_state s using (nomor_rekening) where a.kode_cabang = ${kodeCabang} group by 1
      )
      select kode_gl as id, coalesce(g.nama_gl, kode_gl) as nama, (coalesce(l.saldo, 0) - coalesce(a.saldo, 0))::bigint as selisih
      from ledger l full join accounts a using (kode_gl) left join gl_account g using (kode_gl) where coalesce(l.saldo, 0) <> coalesce(a.saldo, 0)`,
  },
  {
    // 4: tills and vaults equal theirs.
    sebab: 'KAS',
    offences: (db, { kodeCabang }) => db<Offence[]>`
      with ledger as (
        select t.kode_valuta, sum(t.debet - t.kredit) as saldo from gl_total t join gl_account g using (kode_gl)
        where g.kontrol = 'KAS' and t.kode_cabang = ${kodeCabang} group by 1
      ), boxes as (select kode_valuta, sum(saldo) as saldo from cash_box where kode_cabang = ${kodeCabang} group by 1)
      select kode_valuta as id, kode_valuta as nama, (coalesce(l.saldo, 0) - coalesce(b.saldo, 0))::bigint as selisih
      from ledger l full join boxes b using (kode_valuta) where coalesce(l.saldo, 0) <> coalesce(b.saldo, 0)`,
  },
];

async function offences(db: Db, endOfDay: EndOfDay): Promise<readonly EndOfDayFinding[]> {
  const found: EndOfDayFinding[] = [];
  for (const test of tests) {
    for (const { id, nama, selisih } of await test.offences(db, endOfDay))
      found.push({
        ...(test.jenis ? { jenis: test.jenis } : {}),
        id,
        nama,
        sebab: `UJI_${test.sebab}`,
        nominal: selisih,
        menghalangi: true,
      });
  }
  return found;
}

/** Proves that sub-ledgers equal the general ledger, branches agree on what they owe each other, and the trial balance is even. */
export const testBooks: EndOfDayStep = {
  code: 'UJI',
  title: { id: 'Uji pembukuan', en: 'Test the books' },
  chunks: async () => WHOLE,
  run: async (tx, endOfDay) => ({ baris: tests.length, temuan: await offences(tx, endOfDay) }),
  foresee: offences,
};
