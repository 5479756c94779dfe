import '#lib/books/messages/ledger.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import type { SheetRefusal } from '#lib/books/ledger-spreadsheet.ts';
import type { CellFault } from './use-row-check.ts';

/** So many are listed at once; what was mended makes room for the next. */
const LISTED = 50;

interface FaultsProps {
  readonly faults: readonly CellFault[];
  /** Returns the present place of the row with an internal index, from 0. */
  readonly placeOf: (index: number) => number;
  readonly nameOf: (column: string) => string;
  readonly onJump: (fault: CellFault) => void;
}

/** Lists what is not right yet, cell by cell; each line leads to its cell. */
export function EntryFaults({ faults, placeOf, nameOf, onJump }: FaultsProps) {
  const t = useT();
  return (
    <Note tone="bad" role="status" title={t('lembarJurnal.selSalah', { jumlah: faults.length })}>
      <ul className="cell-faults">
        {faults.slice(0, LISTED).map((fault) => (
          <li key={`${fault.index}-${fault.kolom}-${fault.pesan}`}>
            <button type="button" className="link-button" onClick={() => onJump(fault)}>
              {t('bukuBesar.sel', { kolom: nameOf(fault.kolom), nomor: placeOf(fault.index) + 1 })}
            </button>
            {`: ${fault.pesan}`}
          </li>
        ))}
      </ul>
      {faults.length > LISTED ? <p>{t('lembarJurnal.selSalahLagi', { jumlah: faults.length - LISTED })}</p> : null}
    </Note>
  );
}

/** Cells that are named; the rest is counted. */
const NAMED = 12;

/** Explains why no row of a spreadsheet was taken. */
export function SheetRefused({ refused }: { readonly refused: SheetRefusal }) {
  const t = useT();
  const named = (cells: readonly string[]) =>
    cells.length > NAMED ? `${cells.slice(0, NAMED).join(', ')}, … (${cells.length})` : cells.join(', ');
  return (
    <Note tone="bad" role="alert" title={t('lembarJurnal.tidakDiambil')}>
      {refused.kode === 'BERKAS' ? <p>{refused.alasan ?? t('lembarJurnal.berkas')}</p> : null}
      {refused.kode === 'SEL' ? <p>{t('lembarJurnal.sel', { baris: named(refused.baris.map(String)) })}</p> : null}
      {refused.kode === 'HURUF' ? <p>{t('lembarJurnal.huruf', { baris: named(refused.baris.map(String)) })}</p> : null}
      {refused.kode === 'KOSONG' ? <p>{t('lembarJurnal.kosong')}</p> : null}
      {refused.kode === 'BANYAK' ? <p>{t('lembarJurnal.banyak', { jumlah: refused.jumlah })}</p> : null}
      {refused.kode === 'RUMUS' ? <p>{t('lembarJurnal.rumus', { sel: named(refused.sel) })}</p> : null}
      {refused.kode === 'KEPALA' && refused.kurang.length > 0 ? (
        <p>{t('lembarJurnal.kurang', { kolom: named(refused.kurang) })}</p>
      ) : null}
      {refused.kode === 'KEPALA' && refused.asing.length > 0 ? (
        <p>{t('lembarJurnal.asing', { kolom: named(refused.asing) })}</p>
      ) : null}
    </Note>
  );
}
