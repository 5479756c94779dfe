import type { ReactNode } from 'react';
import { SmallTable } from './small-table.tsx';

interface Held {
  readonly kode_cabang: string;
  readonly pemegang: string;
  readonly nama_pemegang: string;
  readonly nomor_awal: string;
  readonly nomor_akhir: string;
  readonly jumlah: number;
}

interface Props {
  readonly label: string;
  /** Head the columns. */
  readonly heads: { readonly branch: string; readonly holder: string; readonly range: string; readonly count: string };
  readonly rows: readonly Held[];
  /** Stands in the place of a holder's name. */
  readonly stock: string;
  /** A last row. */
  readonly total?: ReactNode;
}

/** Lists blank forms by who holds them. */
export function BlankCount({ label, heads, rows, stock, total = null }: Props) {
  return (
    <SmallTable label={label} heads={[heads.branch, heads.holder, heads.range, { num: heads.count }]}>
      {rows
        .filter(({ jumlah }) => jumlah > 0)
        .map((row) => (
          <tr key={`${row.kode_cabang}/${row.pemegang}`}>
            <td>{row.kode_cabang}</td>
            <td>{row.nama_pemegang || stock}</td>
            <td className="code">{`${row.nomor_awal} – ${row.nomor_akhir}`}</td>
            <td className="num">{row.jumlah}</td>
          </tr>
        ))}
      {total}
    </SmallTable>
  );
}
