import '#lib/cheques/messages/clearing.ts';
import Link from 'next/link';
import { Amount } from '#components/kit/ui/amount.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { useList } from '#hooks/use-list.ts';
import { menus } from '#lib/access/menus.ts';
import { type InwardState, isUndecided } from '#lib/cheques/clearing.ts';
import { toDisplay } from '#lib/dates.ts';
import { messageOf } from '#lib/messages/id.ts';
import { clearing } from '#services/cheques/clearing.ts';
import type { KolomKliring, PenarikanKliringRow } from '#types/proto/cheques/clearing.ts';
import { BoardColumn, CARDS, EVERY_MS } from './board-column.tsx';
import { Suggestion } from './suggestion.tsx';

function InwardCard({ row }: { readonly row: PenarikanKliringRow }) {
  const t = useT();
  return (
    <li>
      <Link
        data-card
        className="sheet-card"
        href={{ pathname: menus['daftar-penarikan-kliring'].route, query: { keyword: row.nomor_warkat } }}
      >
        <span className="spread">
          <span className="mono">{row.nomor_warkat}</span>
          <Amount value={row.nominal} />
        </span>
        <small>
          {row.kode_bank} · {messageOf('kliring.jenis.', row.jenis)} · {row.nama_penerima}
        </small>
        <small>
          <span className="mono">{row.nomor_rekening}</span> {row.nama_rekening}
          {row.alasan_utama === '' ? '' : ` · ${row.alasan_utama}`}
        </small>
        {row.status_warkat === 'DITAHAN' ? (
          <small>{t('kliring.sampai', { tanggal: toDisplay(row.ditahan_sampai) })}</small>
        ) : null}
        {isUndecided(row.status_warkat) ? <Suggestion row={row} /> : null}
      </Link>
    </li>
  );
}

interface InwardColumnProps {
  readonly column: KolomKliring;
  readonly branch: string;
}

/** Shows our cheques that other banks presented, in one status. */
export function InwardColumn({ column, branch }: InwardColumnProps) {
  const t = useT();
  const { status_warkat } = column;
  const title = messageOf('status.', status_warkat);
  const list = useList(clearing.inward, {
    filters: { status_warkat: status_warkat as InwardState, kode_cabang: branch, hari_ini: 'T' },
    sizes: [CARDS],
    everyMs: EVERY_MS,
    quiet: true,
  });
  const card = (row: PenarikanKliringRow) => <InwardCard key={row.id_penarikan} row={row} />;
  return (
    <BoardColumn
      name={t('kliring.meja.masukKolom', { kolom: title })}
      title={title}
      column={column}
      ended={!isUndecided(status_warkat)}
      list={list}
      card={card}
    />
  );
}
