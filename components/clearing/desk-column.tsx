import '#lib/messages/clearing.ts';
import Link from 'next/link';
import { Amount } from '#components/ui/amount.tsx';
import { Button } from '#components/ui/button.tsx';
import { useT } from '#components/ui/messages.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { ErrorState } from '#components/ui/states.tsx';
import { useList } from '#hooks/use-list.ts';
import { menus } from '#lib/access/access.ts';
import type { SheetState } from '#lib/clearing.ts';
import { toDisplay } from '#lib/dates.ts';
import { messageOf } from '#lib/messages/id.ts';
import { clearing } from '#services/clearing.ts';
import type { KolomKliring, WarkatKliringRow } from '#types/proto/clearing.ts';

const CARDS = 10;
const EVERY_MS = 30_000;
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

/** The sheets of one state, paged, below what they come to. */
export function DeskColumn({ column: { status_warkat, lembar, nominal }, branch }: DeskColumnProps) {
  const t = useT();
  const title = messageOf('status.', status_warkat);
  const list = useList(clearing.sheets, {
    filters: { status_warkat: status_warkat as SheetState, kode_cabang: branch, hari_ini: 'T' },
    sizes: [CARDS],
    everyMs: EVERY_MS,
    quiet: true,
  });
  return (
    <section className="desk-column" data-column aria-label={title}>
      <header>
        <h3>{title}</h3>
        <Amount value={nominal} />
        <small className="muted">
          {t('kliring.meja.lembar', { lembar: String(lembar) })}
          {ENDED.has(status_warkat) ? ` · ${t('kliring.meja.hariIni')}` : ''}
        </small>
      </header>
      {list.error && !list.error.ofSession ? <ErrorState error={list.error} onRetry={list.refetch} /> : null}
      {list.loading && !list.error ? <Skeleton lines={3} /> : null}
      {list.loading || list.rows.length > 0 ? null : <p className="field-hint">{t('kliring.meja.kosong')}</p>}
      <ul className="plain">
        {list.rows.map((row) => (
          <SheetCard key={row.id_warkat} row={row} />
        ))}
      </ul>
      {list.canNext || list.canPrevious ? (
        <footer className="spread">
          <Button
            variant="quiet"
            small
            icon="chevron-left"
            aria-label={t('kliring.meja.sebelum', { kolom: title })}
            disabled={!list.canPrevious}
            onClick={list.previous}
          />
          <small>{t('kliring.meja.halaman', { halaman: String(list.page) })}</small>
          <Button
            variant="quiet"
            small
            icon="chevron-right"
            aria-label={t('kliring.meja.sesudah', { kolom: title })}
            disabled={!list.canNext}
            onClick={list.next}
          />
        </footer>
      ) : null}
    </section>
  );
}
