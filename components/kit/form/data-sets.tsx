import { useState } from 'react';
import { FieldError, type FieldProps, fieldId } from '#components/kit/fields/field.tsx';
import { Button, IconButton } from '#components/kit/ui/button.tsx';
import { cellOf, columnClass } from '#components/kit/ui/column.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { EmptyState } from '#components/kit/ui/states.tsx';
import { DataSetDialog, type DataSetMode } from './data-set-dialog.tsx';
import { indexOf, numbered, withoutRow, withRow } from './data-set-rows.ts';
import type { DataSetSetup, Values } from './field-def.ts';

interface DataSetsProps extends FieldProps<readonly Values[]> {
  readonly setup: DataSetSetup;
  readonly readOnly: boolean;
}

interface Opened {
  readonly mode: DataSetMode;
  readonly row: Values;
  readonly at: number;
}

interface RowButtonsProps {
  readonly what: string;
  readonly at: number;
  readonly readOnly: boolean;
  readonly onOpen: (mode: DataSetMode) => void;
  readonly onDelete: () => void;
}

function RowButtons({ what, at, readOnly, onOpen, onDelete }: RowButtonsProps) {
  const t = useT();
  const params = { nama: what, nomor: at + 1 };
  return (
    <div className="row-buttons">
      <IconButton icon="eye" label={t('dataset.rincianBaris', params)} onClick={() => onOpen('detail')} />
      {readOnly ? null : (
        <>
          <IconButton icon="pencil" label={t('dataset.ubahBaris', params)} onClick={() => onOpen('edit')} />
          <IconButton icon="trash" label={t('dataset.hapusBaris', params)} onClick={onDelete} />
        </>
      )}
    </div>
  );
}

interface RowTableProps {
  readonly setup: DataSetSetup;
  readonly rows: readonly Values[];
  readonly readOnly: boolean;
  readonly onOpen: (opened: Opened) => void;
  readonly onDelete: (row: Values) => void;
}

function RowTable({ setup, rows, readOnly, onOpen, onDelete }: RowTableProps) {
  const t = useT();
  const { columns, title } = setup;
  // Heads over nothing would only be wider than a phone.
  if (rows.length === 0)
    return (
      <div className="table-scroll">
        <EmptyState />
      </div>
    );
  return (
    <div className="table-scroll">
      <table className="table">
        <thead>
          <tr>
            <th className="ordinal">{t('umum.nomorUrut')}</th>
            {columns.map((column) => (
              <th key={column.field} className={columnClass<Values>(column)}>
                {t(column.title)}
              </th>
            ))}
            <th className="actions">
              <span className="visually-hidden">{t('aksi.lainnya')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={indexOf(row)}>
              <td className="ordinal">{at + 1}</td>
              {columns.map((column) => (
                <td key={column.field} className={columnClass<Values>(column)}>
                  {cellOf<Values>(column, row)}
                </td>
              ))}
              <td className="actions">
                <RowButtons
                  what={t(title)}
                  at={at}
                  readOnly={readOnly}
                  onOpen={(mode) => onOpen({ mode, row, at })}
                  onDelete={() => onDelete(row)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Rows inside a form: Add, Edit, Detail and Delete. Each row carries an internal index that is not sent. */
export function DataSets({ name, label, value, onChange, onBlur, error, disabled, setup, readOnly }: DataSetsProps) {
  const t = useT();
  const [opened, setOpened] = useState<Opened | null>(null);
  const rows = numbered(value ?? []);
  const fixed = readOnly || disabled === true;
  const what = t(setup.title);
  const titles = {
    add: t('dataset.tambahKe', { nama: what }),
    edit: t('dataset.ubahBaris', { nama: what, nomor: (opened?.at ?? 0) + 1 }),
    detail: t('dataset.rincianBaris', { nama: what, nomor: (opened?.at ?? 0) + 1 }),
  };
  const change = (next: readonly Values[]) => {
    onChange(next);
    onBlur?.();
  };

  return (
    <fieldset
      className="field data-set"
      aria-labelledby={`${fieldId(name)}-label`}
      aria-describedby={error ? `${fieldId(name)}-error` : undefined}
    >
      <div className="data-set-head">
        <span id={`${fieldId(name)}-label`} className="field-label">
          {label || what}
        </span>
        {fixed ? null : (
          <Button small icon="plus-lg" onClick={() => setOpened({ mode: 'add', row: setup.initial, at: rows.length })}>
            {t('dataset.tambah')}
          </Button>
        )}
      </div>
      <RowTable
        setup={setup}
        rows={rows}
        readOnly={fixed}
        onOpen={setOpened}
        onDelete={(row) => change(withoutRow(rows, indexOf(row)))}
      />
      <FieldError name={name} error={error} />
      {opened ? (
        <DataSetDialog
          title={titles[opened.mode]}
          name={name}
          mode={opened.mode}
          setup={setup}
          row={opened.row}
          onSave={(row) => {
            setOpened(null);
            change(withRow(rows, row));
          }}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </fieldset>
  );
}
