import '#lib/messages/form.ts';
import { indexOf } from '#components/kit/form/data-set-rows.ts';
import type { Values } from '#components/kit/form/field-def.ts';
import { IconButton } from '#components/kit/ui/button.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { TableScroll } from '#components/kit/ui/table-scroll.tsx';
import { CellInput, type CellKind } from './cell-input.tsx';
import { entryCells } from './entry-cells.ts';

/** Rows on one page of the grid: more inputs than these would make each key wait. */
export const PAGE_ROWS = 50;

/** The input of a cell, by the internal index of its row. */
export const cellId = (name: string, index: number, column: string): string => `cell-${name}-${index}-${column}`;

interface EntryTableProps {
  readonly name: string;
  readonly rows: readonly Values[];
  /** The place of the first of them among all. */
  readonly first: number;
  /** Holds the errors found, by the id of their cell. */
  readonly faults: ReadonlyMap<string, string>;
  readonly onChange: (row: Values, column: string, value: string) => void;
  readonly onOpen: (row: Values, place: number) => void;
  readonly onRemove: (place: number) => void;
}

const useKinds = (): readonly CellKind[] => {
  const t = useT();
  return entryCells.map(({ title, ...kind }) => ({ ...kind, label: t(title) }));
};

function Cell({ table, row, place, kind }: { table: EntryTableProps; row: Values; place: number; kind: CellKind }) {
  const t = useT();
  const id = cellId(table.name, indexOf(row), kind.name);
  const fault = table.faults.get(id);
  return (
    <td className={fault ? 'cell invalid' : 'cell'} data-place={place} data-column={kind.name}>
      <CellInput
        id={id}
        kind={kind}
        label={t('bukuBesar.sel', { kolom: kind.label, nomor: place + 1 })}
        value={String(row[kind.name] ?? '')}
        fault={fault}
        onChange={(value) => table.onChange(row, kind.name, value)}
      />
      {fault ? (
        <span id={`${id}-error`} className="visually-hidden">
          {fault}
        </span>
      ) : null}
    </td>
  );
}

/** The rows of one page as inputs. */
export function EntryTable(props: EntryTableProps) {
  const { rows, first, onOpen, onRemove } = props;
  const t = useT();
  const kinds = useKinds();
  const what = t('bukuBesar.satuBaris');
  return (
    <TableScroll label={t('bukuBesar.baris')}>
      <table className="table entry-grid" aria-label={t('bukuBesar.baris')}>
        <thead>
          <tr>
            <th scope="col" className="ordinal">
              {t('umum.nomorUrut')}
            </th>
            {kinds.map(({ name, label, width, amount }) => (
              <th key={name} scope="col" className={amount ? 'num' : undefined} style={{ minWidth: width }}>
                {label}
              </th>
            ))}
            <th scope="col" className="actions">
              <span className="visually-hidden">{t('aksi.lainnya')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => {
            const place = first + at;
            const params = { nama: what, nomor: place + 1 };
            return (
              <tr key={indexOf(row)}>
                <td className="ordinal">{place + 1}</td>
                {kinds.map((kind) => (
                  <Cell key={kind.name} table={props} row={row} place={place} kind={kind} />
                ))}
                <td className="actions">
                  <div className="row-buttons">
                    <IconButton
                      icon="pencil"
                      label={t('dataset.ubahBaris', params)}
                      onClick={() => onOpen(row, place)}
                    />
                    <IconButton icon="trash" label={t('dataset.hapusBaris', params)} onClick={() => onRemove(place)} />
                  </div>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </TableScroll>
  );
}
