import { stateOnPaper } from '#components/kit/ui/words-on-paper.ts';
import { paper } from '#lib/messages/paper.ts';
import { formatWire } from '#lib/money.ts';
import { nameOnPaper } from '#lib/operations/names.ts';
import type { DiakhiriRow } from '#types/proto/business-day/branch.ts';

/** Lists items with the end of day's decision on each, as two papers print them. */
export function EndingTable({ rows }: { readonly rows: readonly DiakhiriRow[] }) {
  return (
    <table className="sheet-table">
      <thead>
        <tr>
          <th>{paper.transaksi}</th>
          <th>{paper.pembuat}</th>
          <th>{paper.keadaan}</th>
          <th>{paper.nominal}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id_flow}>
            <td>
              {nameOnPaper(row.flowCode)}
              <div>{[row.nama_nasabah, row.nomor_rekening].filter(Boolean).join(' · ') || row.keterangan}</div>
            </td>
            <td>{row.nama_user}</td>
            <td>{`${stateOnPaper(row.dari)} → ${stateOnPaper(row.ke)}`}</td>
            <td>{`${row.kode_valuta} ${formatWire(row.nominal)}`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
