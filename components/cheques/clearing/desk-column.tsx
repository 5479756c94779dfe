import '#lib/cheques/messages/clearing.ts';
import Link from 'next/link';
import { Amount } from '#components/kit/ui/amount.tsx';
import { useList } from '#hooks/use-list.ts';
import { menus } from '#lib/access/menus.ts';
import type { SheetState } from '#lib/cheques/clearing.ts';
import { toDisplay } from '#lib/dates.ts';
import { messageOf } from '#lib/messages/id.ts';
import { clearing } from '#services/cheques/clearing.ts';
import type { KolomKliring, WarkatKliringRow } from '#types/proto/cheques/clearing.ts';
import { BoardColumn, CARDS, EVERY_MS } from './board-column.tsx';

const ENDED: ReadonlySet<string> = new Set(['EFEKTIF', 'DITOLAK', 'DITARIK']);

function SheetCard({ row }: { readonly row: WarkatKliringRow }) {
  return (
    <li>
      <Link
        data-card
        className="sheet-card"
        href={{ pathname: menus['daftar-setoran-kliring'].route, query: { keyword: row.nomor_warkat } }}
      >
        <span className="spread">
          <span className="mono">{row.nomor_warkat}</span>
          <Amount value={row.nominal} />
        </span>
        <small>
          {row.kode_bank} · {messageOf('kliring.jenis.', row.jenis)} · {row.nama_penarik}
        </small>
        <small>
          <span className="mono">{row.nomor_rekening}</span> {row.nama_rekening}
          {row.tanggal_efektif === '' ? '' : ` · ${toDisplay(row.tanggal_efektif)}`}
          {row.alasan_utama === '' ? '' : ` · ${row.alasan_utama}`}
        </small>
      </Link>
    </li>
  );
}

interface DeskColumnProps {
  readonly column: KolomKliring;
  readonly branch: string;
}

/** Shows other banks' cheques in one status. */
export function DeskColumn({ column, branch }: DeskColumnProps) {
  const { status_warkat } = column;
  const title = messageOf('status.', status_warkat);
  const list = useList(clearing.sheets, {
    filters: { status_warkat: status_warkat as SheetState, kode_cabang: branch, hari_ini: 'T' },
    sizes: [CARDS],
    everyMs: EVERY_MS,
    quiet: true,
  });
  const card = (row: WarkatKliringRow) => <SheetCard key={row.id_warkat} row={row} />;
  return (
    <BoardColumn name={title} title={title} column={column} ended={ENDED.has(status_warkat)} list={list} card={card} />
  );
}
