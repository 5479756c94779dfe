import '#lib/books/messages/ledger.ts';
import { useState } from 'react';
import { Amount, amountText } from '#components/kit/ui/amount.tsx';
import { Button } from '#components/kit/ui/button.tsx';
import { Chip } from '#components/kit/ui/chip.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { PartPager } from '#components/kit/ui/part-pager.tsx';
import { SmallTable } from '#components/kit/ui/small-table.tsx';
import { RAK } from '#lib/books/chart.ts';
import { type InterBranch, interBranch } from '#lib/books/inter-branch.ts';
import { type BranchTotal, branchTotalsOf, type EntryFlow, type PlacedRow } from '#lib/books/ledger-entries.ts';
import { fromMinor } from '#lib/money.ts';
import { AmountCell } from './entry-totals.tsx';
import { useRowBranches } from './use-row-branches.ts';
import type { CheckedRows } from './use-row-check.ts';

/** Branches on one page: a journal may have legs in hundreds. */
const PAGE = 20;

interface BranchTotalsProps {
  readonly rows: readonly PlacedRow[];
  readonly flow: EntryFlow;
  readonly checked: CheckedRows | null;
}

const size = (minor: bigint): bigint => (minor < 0n ? -minor : minor);

/** Shows the amount that a branch still lacks, or the leg that the bank adds by itself so that it lacks nothing. */
function Rest({ total, legs }: { readonly total: BranchTotal; readonly legs: readonly InterBranch[] | null }) {
  const t = useT();
  const left = total.debet - total.kredit;
  const { kode_valuta } = total;
  if (left === 0n && (legs ?? []).length === 0) return <Chip tone="ok">{t('bukuBesar.seimbang')}</Chip>;
  if (legs === null) {
    const nominal = amountText(fromMinor(size(left), kode_valuta), kode_valuta, false);
    return (
      <Chip tone="warn">{t(left < 0n ? 'lembarJurnal.kurangDebet' : 'lembarJurnal.kurangKredit', { nominal })}</Chip>
    );
  }
  return legs.map(({ lawan, jumlah }) => (
    <div key={lawan} className="nowrap">
      {t(jumlah < 0n ? 'lembarJurnal.rakKredit' : 'lembarJurnal.rakDebet', { akun: RAK, lawan })}{' '}
      <Amount value={fromMinor(size(jumlah), kode_valuta)} currency={kode_valuta} named={false} />
    </div>
  ));
}

/** The legs that will be added between branches, of the currencies that balance; null where one does not or a branch is not known. */
function addedLegs(totals: readonly BranchTotal[], unknown: number, headOffice: string) {
  const left = new Map<string, bigint>();
  for (const { kode_valuta, debet, kredit } of totals)
    left.set(kode_valuta, (left.get(kode_valuta) ?? 0n) + debet - kredit);
  const amounts = totals.map(({ kode_cabang, kode_valuta, debet, kredit }) => {
    const jumlah = debet - kredit;
    return { kode_cabang, kode_valuta, jumlah, idr: jumlah };
  });
  const legs = interBranch(
    amounts.filter(({ kode_valuta }) => left.get(kode_valuta) === 0n),
    headOffice,
  );
  return (currency: string): readonly InterBranch[] | null =>
    unknown > 0 || headOffice === '' || left.get(currency) !== 0n
      ? null
      : legs.filter((leg) => leg.kode_valuta === currency);
}

/** Head office has no rows of its own where it is only between other branches. */
const between = (totals: readonly BranchTotal[], legsOf: (currency: string) => readonly InterBranch[] | null) =>
  [...new Set(totals.map(({ kode_valuta }) => kode_valuta))].flatMap((kode_valuta) => {
    const named = new Set(totals.flatMap((total) => (total.kode_valuta === kode_valuta ? [total.kode_cabang] : [])));
    const others = new Set((legsOf(kode_valuta) ?? []).map(({ kode_cabang }) => kode_cabang));
    return [...others]
      .filter((kode_cabang) => !named.has(kode_cabang))
      .map((kode_cabang) => ({ kode_cabang, kode_valuta, debet: 0n, kredit: 0n }));
  });

/**
 * Sums each branch's legs in each currency as the rows are now, with what it still lacks and the inter-branch legs that the posting will add;
 * draws nothing while all rows are of one branch.
 */
export function BranchTotals({ rows, flow, checked }: BranchTotalsProps) {
  const t = useT();
  const [page, setPage] = useState(0);
  const { abroad, branchOf, headOffice, error, retry } = useRowBranches(rows, flow, checked);
  if (!abroad) return null;
  const { totals, unknown } = branchTotalsOf(rows, branchOf);
  const legsOf = addedLegs(totals, unknown, headOffice);
  const all = [...totals, ...between(totals, legsOf)].sort((one, other) =>
    `${one.kode_cabang} ${one.kode_valuta}`.localeCompare(`${other.kode_cabang} ${other.kode_valuta}`),
  );
  const at = Math.min(page, Math.max(0, Math.ceil(all.length / PAGE) - 1));
  const several = new Set(all.map(({ kode_cabang }) => kode_cabang)).size > 1;
  const unasked = unknown > 0 || (several && headOffice === '');
  return (
    <div className="branch-totals">
      {error && unasked ? (
        <Note tone="bad" role="alert" title={t('lembarJurnal.cabangGagal')}>
          <p>{error.message}</p>
          <Button small icon="arrow-clockwise" onClick={retry}>
            {t('aksi.cobaLagi')}
          </Button>
        </Note>
      ) : null}
      {several ? (
        <>
          <SmallTable
            label={t('lembarJurnal.jumlahCabang')}
            heads={[
              t('bukuBesar.cabang'),
              t('bukuBesar.valuta'),
              { num: t('bukuBesar.debet') },
              { num: t('bukuBesar.kredit') },
              t('lembarJurnal.penyeimbang'),
            ]}
          >
            {all.slice(at * PAGE, (at + 1) * PAGE).map((total) => {
              const { kode_cabang, kode_valuta, debet, kredit } = total;
              const legs = legsOf(kode_valuta)?.filter((leg) => leg.kode_cabang === kode_cabang) ?? null;
              return (
                <tr key={`${kode_cabang} ${kode_valuta}`}>
                  <td>{kode_cabang}</td>
                  <td>{kode_valuta}</td>
                  <AmountCell minor={debet} currency={kode_valuta} />
                  <AmountCell minor={kredit} currency={kode_valuta} />
                  <td>
                    <Rest total={total} legs={legs} />
                  </td>
                </tr>
              );
            })}
          </SmallTable>
          <PartPager count={all.length} size={PAGE} page={at} onPage={setPage} />
        </>
      ) : null}
      {unknown > 0 ? <p className="field-hint">{t('lembarJurnal.cabangBelum', { jumlah: unknown })}</p> : null}
    </div>
  );
}
