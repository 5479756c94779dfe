import '#lib/books/messages/ledger.ts';
import { indexOf } from '#components/kit/form/data-set-rows.ts';
import type { Values } from '#components/kit/form/field-def.ts';
import { Amount } from '#components/kit/ui/amount.tsx';
import { type Translate, useT } from '#components/kit/ui/messages.tsx';
import { SmallTable } from '#components/kit/ui/small-table.tsx';
import { messageOf } from '#lib/messages/id.ts';

const textOf = (row: Values, name: string): string => String(row[name] ?? '');

/** Returns the branch whose books a leg belongs to, and its own words. */
function belowOf(row: Values, t: Translate): string {
  const branch = textOf(row, 'kode_cabang');
  return [branch && t('bukuBesar.diCabang', { cabang: branch }), textOf(row, 'keterangan')].filter(Boolean).join(' · ');
}

function Side({ row, side }: { readonly row: Values; readonly side: 'D' | 'K' }) {
  const value = row.sisi === side ? textOf(row, 'nominal') : '';
  return (
    <td className="num">
      {row.sisi === side && value === '' ? '—' : <Amount value={value} currency={textOf(row, 'kode_valuta')} />}
    </td>
  );
}

/** Shows the legs of a journal read-only: account, branch, reason, and the amount on its side; '—' where it is open yet. */
export function EntryReadTable({ rows, first }: { readonly rows: readonly Values[]; readonly first: number }) {
  const t = useT();
  return (
    <SmallTable
      label={t('bukuBesar.baris')}
      heads={[
        { num: t('umum.nomorUrut') },
        t('bukuBesar.atas'),
        { num: t('bukuBesar.debet') },
        { num: t('bukuBesar.kredit') },
      ]}
    >
      {rows.map((row, at) => (
        <tr key={indexOf(row)}>
          <td className="ordinal">{first + at + 1}</td>
          <td>
            {messageOf('bukuBesar.atas.', textOf(row, 'jenis'))}{' '}
            <span className="mono nowrap">{textOf(row, 'nomor')}</span>
            <div className="muted small">{belowOf(row, t)}</div>
          </td>
          <Side row={row} side="D" />
          <Side row={row} side="K" />
        </tr>
      ))}
    </SmallTable>
  );
}
