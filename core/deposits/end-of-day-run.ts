import type { Db } from '#core/db/client.ts';
import type { BulkJournal } from '#core/engine/bulk.ts';
import type { EndOfDay, EndOfDayFinding } from '#core/engine/end-of-day-step.ts';
import { credit, debit, type Leg, type Target } from '#core/ledger/legs.ts';
import { gl } from '#lib/books/gl.ts';
import { addMonthsAnchored } from '#lib/dates.ts';
import { DEPOSIT_PRODUCT } from '#lib/deposits/deposits.ts';
import { type Destination, type DueDeposit, nextShareDay } from './due.ts';
import { monthsOf, type SharePart, sharePart } from './share.ts';

/** An act of an end of day on a deposit, in the order of the acts; the database checks each of them. */
type Note = Readonly<Record<string, unknown>> & { readonly jenis: string; readonly nomor_rekening: string };

/** The journals and notes for a part of a branch's deposits. */
export interface Work {
  readonly journals: BulkJournal[];
  readonly notes: Note[];
  readonly findings: EndOfDayFinding[];
}

/** Accruals and shares keep six more decimals than money. */
const FINE = 1_000_000n;

/** Reads HI-1000 of months by the pool of deposits, in millionths of a rupiah: the final one, else the latest final before it. */
async function ratesOf(db: Db, months: readonly string[]): Promise<ReadonlyMap<string, bigint>> {
  const rows = await db<{ bulan: string; hi: bigint }[]>`
    select m as bulan, hi1000_on((select pool from pool_member where kode_produk = ${DEPOSIT_PRODUCT}), m::date) as hi
    from unnest(${[...new Set(months)]}::text[]) m`;
  return new Map(rows.map(({ bulan, hi }) => [bulan, hi]));
}

interface Net {
  readonly bruto: bigint;
  readonly pajak: bigint;
  readonly zakat: bigint;
  readonly neto: bigint;
}

/** Computes tax, zakat and net of these shares on the day they are posted; gross ones in minor units with six more decimals. */
async function netOf(
  db: Db,
  shares: readonly { nomor: string; fine: bigint }[],
  tanggal: string,
): Promise<readonly Net[]> {
  return db<Net[]>`
    select bruto, pajak, zakat, neto from net_shares(${shares.map(({ nomor }) => nomor)}::text[],
      (select array_agg(x::numeric / ${FINE.toString()}::numeric order by n) from unnest(${shares.map(({ fine }) => fine.toString())}::text[]) with ordinality as u(x, n)),
      ${tanggal}::date) order by urut`;
}

const finding = (deposit: DueDeposit, sebab: string, nominal: bigint): EndOfDayFinding => ({
  jenis: 'REKENING',
  id: deposit.nomor_rekening,
  nama: deposit.nama_rekening,
  sebab,
  nominal,
  menghalangi: false,
});

const onAccount = ({ nomor_rekening, kode_cabang, kode_gl }: Destination): Target => ({
  kode_cabang,
  kode_gl,
  sub: { jenis: 'REKENING', id: nomor_rekening },
});
const itself = (deposit: DueDeposit, cabang: string): Destination => ({
  nomor_rekening: deposit.nomor_rekening,
  kode_cabang: cabang,
  kode_gl: deposit.kode_gl,
  tertutup: false,
});

/** Returns where money goes: to the named account, else to the account of waiting money; adds a finding where the named one takes nothing. */
function goal(
  deposit: DueDeposit,
  named: Destination | undefined,
  waits: string,
  { kodeCabang }: EndOfDay,
  findings: EndOfDayFinding[],
  minor: bigint,
): { readonly target: Target; readonly tujuan: string } {
  if (named && !named.tertutup) return { target: onAccount(named), tujuan: named.nomor_rekening };
  if (named && minor > 0n) findings.push(finding(deposit, 'TUJUAN_TERTUTUP', minor));
  return { target: { kode_cabang: kodeCabang, kode_gl: waits }, tujuan: waits };
}

const nonZero = (legs: readonly Leg[]): Leg[] => legs.filter(({ jumlah }) => jumlah !== 0n);

/** Pays the shares due by the day, one for each deposit: Dr 202002 / Cr destination, 205001, 206001 (domain: deposits, profit share). */
export async function payShares(
  db: Db,
  endOfDay: EndOfDay,
  due: readonly DueDeposit[],
  destinations: ReadonlyMap<string, Destination>,
  work: Work,
): Promise<readonly DueDeposit[]> {
  const { kodeCabang, tanggal } = endOfDay;
  const asked = due.flatMap((deposit) => {
    const sampai = nextShareDay(deposit);
    return sampai <= tanggal && sampai <= deposit.jatuh_tempo
      ? [{ deposit, sampai, months: monthsOf(deposit.bagi_hasil_sampai, sampai) }]
      : [];
  });
  if (asked.length === 0) return [];
  const rates = await ratesOf(
    db,
    asked.flatMap(({ months }) => months.map(({ bulan }) => bulan)),
  );
  const priced = asked.map(({ deposit, sampai, months }) => {
    const parts: SharePart[] = months.map((month) => ({ ...month, hi_1000: rates.get(month.bulan) ?? 0n }));
    return {
      deposit,
      sampai,
      parts,
      fine: parts.reduce((sum, part) => sum + sharePart(deposit.nominal, deposit.nisbah, part), 0n),
    };
  });
  const nets = await netOf(
    db,
    priced.map(({ deposit, fine }) => ({ nomor: deposit.nomor_rekening, fine })),
    tanggal,
  );
  return priced.map(({ deposit, sampai, parts }, index) => {
    const net = nets[index];
    if (!net) throw new Error(`no net share of ${deposit.nomor_rekening}`);
    const agreedToGrow = deposit.perpanjangan === 'ARO_PLUS' && deposit.status === 'AKTIF';
    const grows = agreedToGrow && !deposit.ditahan;
    // A pledge keeps the principal unchanged: the share goes elsewhere than agreed, and the branch must inform the customer.
    if (agreedToGrow && deposit.ditahan && net.neto > 0n)
      work.findings.push(finding(deposit, 'SHARE_NOT_ADDED', net.neto));
    const named = grows ? itself(deposit, kodeCabang) : destinations.get(deposit.ke_bagi_hasil);
    const { target, tujuan } = goal(deposit, named, gl('SHARES_NOT_COLLECTED'), endOfDay, work.findings, net.neto);
    const at = (kode_gl: string) => ({ kode_cabang: kodeCabang, kode_gl });
    const legs = nonZero([
      debit(at(gl('OWED_TO_DEPOSITORS')), net.bruto),
      credit(target, net.neto),
      credit(at(gl('TAX_ON_SHARES')), net.pajak),
      credit(at(gl('ZAKAT_OWED')), net.zakat),
    ]);
    // A share of zero moves nothing: the deposit goes on without a journal.
    if (legs.length > 0) work.journals.push({ kodeCabang, nominal: net.bruto, rekening: deposit.nomor_rekening, legs });
    work.notes.push({
      jenis: 'SHARE',
      nomor_rekening: deposit.nomor_rekening,
      ...(legs.length > 0 && { jurnal: work.journals.length }),
      dari: deposit.bagi_hasil_sampai,
      sampai,
      bagi_hasil: net.bruto.toString(),
      pajak: net.pajak.toString(),
      zakat: net.zakat.toString(),
      bersih: net.neto.toString(),
      tujuan,
      rincian: parts.map((part) => ({ ...part, hi_1000: part.hi_1000.toString() })),
    });
    return { ...deposit, bagi_hasil_sampai: sampai, nominal: deposit.nominal + (grows ? net.neto : 0n) };
  });
}

/** Ends a term: it rolls over, or its principal is paid out (Dr 3020xx / Cr destination or 201006). A held or blocked principal waits. */
export function endTerm(
  endOfDay: EndOfDay,
  deposit: DueDeposit,
  destinations: ReadonlyMap<string, Destination>,
  nisbah: number,
  work: Work,
): DueDeposit | null {
  const { kodeCabang } = endOfDay;
  const { nomor_rekening } = deposit;
  if (deposit.perpanjangan !== 'NON_ARO') {
    work.notes.push({ jenis: 'ROLL', nomor_rekening });
    const urut = deposit.urut + 1;
    return { ...deposit, urut, nisbah, jatuh_tempo: addMonthsAnchored(deposit.tanggal_valuta, urut * deposit.tenor) };
  }
  if (deposit.ditahan || deposit.diblokir) {
    const shut = deposit.kepatuhan ? 'COMPLIANCE_HOLD' : 'ACCOUNT_BLOCKED';
    work.findings.push(finding(deposit, deposit.ditahan ? 'DEPOSIT_LIEN' : shut, deposit.nominal));
    return null;
  }
  const { target, tujuan } = goal(
    deposit,
    destinations.get(deposit.ke_pokok),
    gl('MATURED_DEPOSITS'),
    endOfDay,
    work.findings,
    deposit.nominal,
  );
  work.journals.push({
    kodeCabang,
    nominal: deposit.nominal,
    rekening: nomor_rekening,
    legs: [debit(onAccount(itself(deposit, kodeCabang)), deposit.nominal), credit(target, deposit.nominal)],
  });
  work.notes.push({ jenis: 'MATURE', nomor_rekening, jurnal: work.journals.length, tujuan });
  return null;
}
