import '#lib/books/messages/ledger.ts';
import dynamic from 'next/dynamic';
import { type ClipboardEvent, type DragEvent, type KeyboardEvent, useEffect, useState } from 'react';
import { FieldError, type FieldProps, fieldId } from '#components/kit/fields/field.tsx';
import { DataSetDialog } from '#components/kit/form/data-set-dialog.tsx';
import type { DataSetSetup, Values } from '#components/kit/form/field-def.ts';
import { toFirstOpenField } from '#components/kit/screens/first-field.ts';
import { Button } from '#components/kit/ui/button.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { PartPager } from '#components/kit/ui/part-pager.tsx';
import { EmptyState } from '#components/kit/ui/states.tsx';
import type { EntryFlow } from '#lib/books/ledger-entries.ts';
import { isRange } from '#lib/plain-text.ts';
import { columnAt, entryCells } from './entry-cells.ts';
import { EntryReadTable } from './entry-read-table.tsx';
import { cellId, EntryTable, PAGE_ROWS } from './entry-table.tsx';
import { EntryTotals } from './entry-totals.tsx';
import { type GridSpot, moveOf } from './grid-keys.ts';
import { RangeBox, SheetButtons } from './spreadsheet-tools.tsx';
import { type EntryRows, useEntryRows } from './use-entry-rows.ts';
import { useFirstFault } from './use-first-fault.ts';
import { type CellFault, type RowCheck, useRowCheck } from './use-row-check.ts';
import { useSpreadsheet } from './use-spreadsheet.ts';

/** A grid without errors never loads the parts that show them. */
const EntryFaults = dynamic(async () => (await import('./entry-faults.tsx')).EntryFaults, { ssr: false });
/** Journals of one branch are the rule: what several come to is loaded with the first row. */
const BranchTotals = dynamic(async () => (await import('./branch-totals.tsx')).BranchTotals, { ssr: false });
const EncodingNote = dynamic(async () => (await import('#components/kit/table/encoding-note.tsx')).EncodingNote, {
  ssr: false,
});
const SheetRefused = dynamic(async () => (await import('./entry-faults.tsx')).SheetRefused, { ssr: false });

interface EntryGridProps extends FieldProps<readonly Values[]> {
  /** Defines the window in which one row is filled in with its account looked up. */
  readonly setup: DataSetSetup;
  /** Names the use of the rows: those of a template may leave amounts open. */
  readonly flow: EntryFlow;
}

type Grid = EntryRows;
type Sheet = ReturnType<typeof useSpreadsheet>;

/** The cell that a key was pressed in. */
function spotOf(target: EventTarget): GridSpot | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('td[data-place]') : null;
  const column = entryCells.findIndex(({ name }) => name === cell?.dataset.column);
  return cell && column >= 0 ? { place: Number(cell.dataset.place), column } : null;
}

/** The grid listens to its keys, a pasted range and a dropped file. */
const listeners = (grid: Grid, sheet: Sheet) => ({
  onKeyDown: (event: KeyboardEvent) => {
    const spot = spotOf(event.target);
    const move = spot ? moveOf(event, spot, grid.rows.length, entryCells.length) : null;
    if (!spot || move === null) return;
    event.preventDefault();
    if (move === 'ADD') grid.add();
    else if (move === 'REMOVE') grid.remove(spot.place);
    else grid.goTo(move.to);
  },
  onPaste: (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (!isRange(text)) return;
    event.preventDefault();
    sheet.onText(text);
  },
  onDragOver: (event: DragEvent) => event.preventDefault(),
  onDrop: (event: DragEvent) => {
    const [file] = event.dataTransfer.files;
    event.preventDefault();
    if (file) sheet.onFile(file);
  },
});

/** Takes the form's focus for whoever has to mend the field, and passes it on to the faulty cell. */
function ToFirstFault({
  name,
  label,
  onSought,
}: Pick<FieldProps, 'name' | 'label'> & { readonly onSought: () => void }) {
  return (
    <button
      type="button"
      id={fieldId(name)}
      tabIndex={-1}
      className="visually-hidden"
      aria-label={label}
      onFocus={onSought}
    />
  );
}

/** The grid loads a moment after its form: whoever has not begun meanwhile begins where the form begins. */
const isUntouched = (): boolean => {
  const at = document.activeElement;
  return at === null || at === document.body || (at instanceof HTMLInputElement && at.value === '');
};

/** Offers the actions on the rows as a whole. */
function GridTools({ name, grid, check, sheet, onCheck }: ToolsProps) {
  const t = useT();
  const { rows, full, add } = grid;
  return (
    <div className="entry-tools">
      <SheetButtons onFile={sheet.onFile} busy={sheet.busy} />
      <Button
        small
        className="push"
        icon="check2-square"
        busy={check.busy}
        disabled={rows.length === 0}
        onClick={() => onCheck(rows)}
      >
        {t('bukuBesar.periksa')}
      </Button>
      <Button id={`${fieldId(name)}-add`} small icon="plus-lg" disabled={full} onClick={add}>
        {t('dataset.tambah')}
      </Button>
      <RangeBox onText={sheet.onText} />
    </div>
  );
}

/** Lists the findings of the check, each leading to its cell; or says that it found none. */
function Findings({ grid, check, onJump }: Pick<ToolsProps, 'grid' | 'check'> & { onJump: (at: CellFault) => void }) {
  const t = useT();
  const { rows, placeOf } = grid;
  return (
    <>
      {check.faults.length > 0 ? (
        <EntryFaults
          faults={check.faults}
          placeOf={placeOf}
          nameOf={(column) => t(entryCells[columnAt(column)]?.title ?? 'bukuBesar.satuBaris')}
          onJump={onJump}
        />
      ) : null}
      {check.sound ? <Note tone="ok" role="status" title={t('bukuBesar.selBenar', { jumlah: rows.length })} /> : null}
    </>
  );
}

/** The table of the page that is shown, and the window of one row. */
function GridRows({ name, setup, grid, check, readOnly }: GridRowsProps) {
  const t = useT();
  const [opened, setOpened] = useState<{ row: Values; place: number } | null>(null);
  const { page, rows, shown, set, remove } = grid;
  if (rows.length === 0) return <EmptyState />;
  if (readOnly) {
    return (
      <>
        <EntryReadTable rows={shown} first={page * PAGE_ROWS} />
        <PartPager count={rows.length} size={PAGE_ROWS} page={page} onPage={grid.setPage} />
      </>
    );
  }
  return (
    <>
      <EntryTable
        name={name}
        rows={shown}
        first={page * PAGE_ROWS}
        faults={new Map(check.faults.map(({ index, kolom, pesan }) => [cellId(name, index, kolom), pesan]))}
        onChange={(row, column, next) => set({ ...row, [column]: next })}
        onOpen={(row, place) => setOpened({ row, place })}
        onRemove={remove}
      />
      <PartPager count={rows.length} size={PAGE_ROWS} page={page} onPage={grid.setPage} />
      {opened ? (
        <DataSetDialog
          title={t('dataset.ubahBaris', { nama: t(setup.title), nomor: opened.place + 1 })}
          name={name}
          mode="edit"
          setup={setup}
          row={opened.row}
          onSave={(row) => {
            setOpened(null);
            set(row);
          }}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </>
  );
}

interface ToolsProps extends Pick<GridRowsProps, 'name' | 'grid' | 'check'> {
  readonly sheet: Sheet;
  readonly onCheck: (rows: readonly Values[]) => void;
}

interface GridRowsProps extends Pick<EntryGridProps, 'name' | 'setup'> {
  readonly grid: Grid;
  readonly check: RowCheck;
  readonly readOnly: boolean;
}

/**
 * Takes the legs of a journal in a grid of inputs, fifty to a page: filled in by hand, or from a spreadsheet, and checked by the core row by row
 * before anything is filed. Each error, found here or when the form was sent, leads to its cell.
 */
export function EntryGrid(props: EntryGridProps) {
  const { name, label, value, onChange, onBlur, error, disabled, setup, flow } = props;
  const readOnly = disabled === true;
  const grid = useEntryRows(name, value ?? [], onChange);
  const check = useRowCheck(grid.rows, flow);
  const faults = useFirstFault(grid, check, props);
  useEffect(() => {
    if (readOnly || !isUntouched()) return;
    // While the grid was on its way a field below it was the first, and the page went down to it.
    document.documentElement.scrollTop = 0;
    toFirstOpenField();
  }, [readOnly]);
  const sheet = useSpreadsheet(grid.rows, (rows) => {
    grid.change(rows);
    grid.setPage(0);
    void faults.find(rows);
  });
  return (
    <fieldset
      className="field entry-rows"
      aria-label={label}
      // Left as a whole: checked at each cell that is left, thousands of rows would hold up the next one.
      onBlur={({ currentTarget, relatedTarget }) => (currentTarget.contains(relatedTarget) ? undefined : onBlur?.())}
      {...(readOnly ? {} : listeners(grid, sheet))}
    >
      {readOnly ? null : (
        <>
          <ToFirstFault name={name} label={label} onSought={faults.onSought} />
          <GridTools name={name} grid={grid} check={check} sheet={sheet} onCheck={(rows) => void faults.find(rows)} />
        </>
      )}
      {sheet.refused ? <SheetRefused refused={sheet.refused} /> : null}
      {sheet.encoding === '' ? null : <EncodingNote encoding={sheet.encoding} />}
      <Findings grid={grid} check={check} onJump={faults.goTo} />
      <GridRows name={name} setup={setup} grid={grid} check={check} readOnly={readOnly} />
      <FieldError name={name} error={error} />
      <EntryTotals rows={grid.rows} />
      {readOnly || flow === 'SIMPAN_TEMPLAT' || grid.rows.length === 0 ? null : (
        <BranchTotals rows={grid.rows} flow={flow} checked={check.checked} />
      )}
    </fieldset>
  );
}
