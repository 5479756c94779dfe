import '#lib/books/messages/finance.ts';
import { amountText } from '#components/kit/ui/amount.tsx';
import { Chip } from '#components/kit/ui/chip.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Skeleton } from '#components/kit/ui/skeleton.tsx';
import { SmallTable } from '#components/kit/ui/small-table.tsx';
import { ErrorState } from '#components/kit/ui/states.tsx';
import { useList } from '#hooks/use-list.ts';
import { useWholeList } from '#hooks/use-whole-list.ts';
import { isPublished, type LayoutName, RAK } from '#lib/books/chart.ts';
import { holdsAccount, layOut, type PlacedLine, type WrittenLine } from '#lib/books/report-layout.ts';
import { BOOK_CURRENCY, fromMinor, toMinor } from '#lib/money.ts';
import { finance } from '#services/books/finance.ts';
import { report } from '#services/books/report.ts';
import type { NeracaRow } from '#types/proto/books/report.ts';

/** Holds a line with the whole bank's balance on it; no amount for a title. */
interface Drawn {
  readonly nama: string;
  readonly tingkat: number;
  readonly strong: boolean;
  readonly jumlah: string;
  readonly sisi: string;
  readonly sandi: string;
}

const signed = (wire: string, sisi: string): bigint =>
  (sisi === 'D' ? 1n : -1n) * toMinor(wire, BOOK_CURRENCY, { allowNegative: true });

/** A line of a layout with the accounts of today in it. */
function drawnLine(line: PlacedLine, accounts: readonly NeracaRow[]): Drawn {
  const { nama, tingkat, jenis, sisi, sandi } = line;
  const sum = accounts
    .filter(({ kode_gl }) => holdsAccount(line, kode_gl))
    .reduce((total, row) => total + signed(row.jumlah, row.sisi), 0n);
  return {
    nama,
    tingkat,
    strong: jenis !== 'BARIS',
    sisi,
    sandi,
    jumlah: jenis === 'JUDUL' ? '' : fromMinor(sisi === 'D' ? sum : -sum, BOOK_CURRENCY),
  };
}

/** Debts between branches net to zero in the whole bank, whose statement leaves their line out. */
const ofTheWhole = ({ jenis, dari, sampai }: PlacedLine): boolean =>
  !(jenis === 'BARIS' && (dari[0] ?? '') <= RAK && RAK <= (sampai[0] ?? ''));

/** A published statement prints every line but those left out on purpose. */
const isPrinted = ({ jenis }: PlacedLine): boolean => jenis !== 'LUAR';

const alike = (a: Drawn | undefined, b: Drawn | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);

function Cells({ line }: { readonly line: Drawn | undefined }) {
  const style = { fontWeight: line?.strong ? 600 : undefined };
  return (
    <>
      <td style={{ ...style, paddingInlineStart: `${0.5 + (line?.tingkat ?? 0)}rem` }}>{line?.nama ?? ''}</td>
      <td className="num" style={style}>
        {line?.jumlah ? amountText(line.jumlah, BOOK_CURRENCY) : ''}
      </td>
    </>
  );
}

/** Returns the printed lines of a layout, each by its number with the bank's balance on it; none of a layout that cannot be read. */
function drawnBy(
  placed: ReturnType<typeof layOut>,
  laporan: LayoutName,
  accounts: readonly NeracaRow[],
): ReadonlyMap<number, Drawn> {
  if ('kode' in placed) return new Map();
  const lines = placed.filter(isPublished(laporan) ? isPrinted : ofTheWhole);
  return new Map(lines.map((line) => [line.urut, drawnLine(line, accounts)]));
}

interface PreviewProps {
  readonly laporan: LayoutName;
  readonly baris: readonly WrittenLine[];
}

/** The statement of today by the layout in force and, beside it, by the one that is written here: line by line, what differs marked. */
export function LayoutPreview({ laporan, baris }: PreviewProps) {
  const t = useT();
  const layouts = useList(finance.layouts, { filters: { laporan }, sizes: [100], quiet: true });
  const list = useWholeList(laporan.endsWith('LABA_RUGI') ? report.incomeStatement : report.balanceSheet, {
    is_all_cabang: 'T',
    rinci: 'T',
    branch_code: '',
    balance_date: '',
    compare_date: '',
  });
  if (list.error) return <ErrorState error={list.error} onRetry={list.refetch} />;
  if (layouts.error) return <ErrorState error={layouts.error} onRetry={layouts.refetch} />;
  if (list.loading || layouts.loading) return <Skeleton lines={8} />;
  const placed = layOut(baris);
  const inForce = layOut((layouts.rows.find(({ keadaan }) => keadaan === 'BERLAKU')?.baris ?? []) as WrittenLine[]);
  if ('kode' in placed) return <p className="muted">{t('pratinjauSusunan.tunggu')}</p>;
  const accounts = list.rows.filter(({ jenis }) => jenis === 'AKUN');
  const [present, next] = [drawnBy(inForce, laporan, accounts), drawnBy(placed, laporan, accounts)];
  const numbers = [...new Set([...present.keys(), ...next.keys()])].sort((a, b) => a - b);
  return (
    <SmallTable
      label={t('pratinjauSusunan.judul')}
      heads={[
        t('pratinjauSusunan.sekarang'),
        { num: t('pratinjauSusunan.jumlahSekarang') },
        t('pratinjauSusunan.baru'),
        { num: t('pratinjauSusunan.jumlahBaru') },
        t('pratinjauSusunan.beda'),
      ]}
    >
      {numbers.map((number) => (
        <tr key={number}>
          <Cells line={present.get(number)} />
          <Cells line={next.get(number)} />
          <td>
            {alike(present.get(number), next.get(number)) ? null : (
              <Chip tone="warn">{t('pratinjauSusunan.berubah')}</Chip>
            )}
          </td>
        </tr>
      ))}
    </SmallTable>
  );
}
