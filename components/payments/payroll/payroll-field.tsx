import '#lib/messages/form.ts';
import '#lib/payments/messages/payroll.ts';
import { type ChangeEvent, useMemo, useState } from 'react';
import { described, FieldFrame, type FieldProps } from '#components/kit/fields/field.tsx';
import type { Values } from '#components/kit/form/field-def.ts';
import { EncodingNote } from '#components/kit/table/encoding-note.tsx';
import { SheetError, sheetSentence } from '#components/kit/table/spreadsheet-error.ts';
import { Amount } from '#components/kit/ui/amount.tsx';
import { Button } from '#components/kit/ui/button.tsx';
import { DescriptionList } from '#components/kit/ui/description-list.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { save } from '#components/kit/ui/save-file.ts';
import { SmallTable } from '#components/kit/ui/small-table.tsx';
import { Loaded } from '#components/kit/ui/states.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { isAccountNumber } from '#lib/account-number.ts';
import { fromMinor, rupiahMinor } from '#lib/money.ts';
import { railName } from '#lib/payments/transfers.ts';
import { payroll } from '#services/payments/payroll.ts';
import type { PeriksaGajiReply } from '#types/proto/payments/payroll.ts';
import { readFile, type SheetFormat, withErrors } from './payroll-file.ts';
import { PayrollRows } from './payroll-rows.tsx';

/** Returns the errors of each row, by its number from 1; 0 is the heading. */
const messagesOf = ({ salah }: PeriksaGajiReply): ReadonlyMap<number, string> => {
  const byRow = new Map<number, string>();
  for (const { baris, kolom, pesan } of salah) {
    const said = [kolom, pesan].filter(Boolean).join(': ');
    byRow.set(baris, [byRow.get(baris), said].filter(Boolean).join('; '));
  }
  return byRow;
};

const sumOf = (amounts: readonly string[]): string =>
  fromMinor(amounts.reduce((sum, amount) => sum + rupiahMinor(amount), 0n));

/** Sums up the file, its destinations and its print: the same for maker and checker. */
function Summary({ reply }: { readonly reply: PeriksaGajiReply }) {
  const t = useT();
  return (
    <div className="stack">
      <DescriptionList
        items={[
          { label: t('gaji.banyakBaris'), value: reply.jumlah_baris.toLocaleString('en-US') },
          { label: t('gaji.jumlah'), value: <Amount value={reply.nominal} named /> },
          {
            label: t('gaji.keBankLain'),
            value: <Amount value={sumOf(reply.keluar.map((part) => part.nominal))} named />,
          },
          { label: t('gaji.biaya'), value: <Amount value={sumOf(reply.keluar.map((part) => part.biaya))} named /> },
        ]}
      />
      <DescriptionList
        rows
        items={[{ label: t('gaji.sidik'), value: <span className="mono wrap-anywhere">{reply.sidik}</span> }]}
      />
      <SmallTable
        label={t('gaji.perCabang')}
        heads={[t('gaji.cabang'), { num: t('gaji.penerima') }, { num: t('gaji.jumlah') }]}
      >
        {reply.cabang.map(({ kode_cabang, baris, nominal }) => (
          <tr key={kode_cabang}>
            <th scope="row" className="mono">
              {kode_cabang}
            </th>
            <td className="num">{baris.toLocaleString('en-US')}</td>
            <td className="num">
              <Amount value={nominal} />
            </td>
          </tr>
        ))}
      </SmallTable>
      {reply.keluar.length > 0 ? <ByRail reply={reply} /> : null}
    </div>
  );
}

/** Sums the payments to other banks, by the rail that is proposed, with the fee that the employer pays. */
function ByRail({ reply }: { readonly reply: PeriksaGajiReply }) {
  const t = useT();
  return (
    <SmallTable
      label={t('gaji.perJalur')}
      heads={[t('gaji.jalur'), { num: t('gaji.penerima') }, { num: t('gaji.jumlah') }, { num: t('gaji.biaya') }]}
    >
      {reply.keluar.map(({ rail, baris, nominal, biaya }) => (
        <tr key={rail}>
          <th scope="row">{railName(rail)}</th>
          <td className="num">{baris.toLocaleString('en-US')}</td>
          <td className="num">
            <Amount value={nominal} />
          </td>
          <td className="num">
            <Amount value={biaya} />
          </td>
        </tr>
      ))}
    </SmallTable>
  );
}

function CheckedPayroll({
  reply,
  isi,
  format,
}: {
  readonly reply: PeriksaGajiReply;
  readonly isi: string;
  readonly format: SheetFormat;
}) {
  const t = useT();
  const messages = useMemo(() => messagesOf(reply), [reply]);
  const saveErrors = async () =>
    save(await withErrors(format, isi, messages, t('gaji.kolomSalah')), `gaji-diperiksa.${format}`);
  return (
    <div className="stack">
      {reply.sah === 'T' ? (
        <Note tone="ok" title={t('gaji.sah')} />
      ) : (
        <Note
          tone="bad"
          role="alert"
          title={t('gaji.tidakSah', { jumlah: reply.salah.length.toLocaleString('en-US') })}
        >
          <p>{messages.get(0)}</p>
          <p>{t('gaji.tidakSahPetunjuk')}</p>
          <Button small icon="download" onClick={() => void saveErrors()}>
            {t('gaji.unduhSalah')}
          </Button>
        </Note>
      )}
      {reply.sah === 'T' ? <Summary reply={reply} /> : null}
      <PayrollRows isi={isi} messages={messages} />
    </div>
  );
}

/** Takes the file of a payroll: its template, the file itself, and the bank's findings in each of its rows before anything is filed. */
export function PayrollField({ props, values }: { readonly props: FieldProps; readonly values: Values }) {
  const t = useT();
  const { value, disabled = false } = props;
  const [format, setFormat] = useState<SheetFormat>('xlsx');
  const [unread, setUnread] = useState<string | null>(null);
  const [encoding, setEncoding] = useState('');
  const from =
    typeof values.nomor_rekening === 'string' && isAccountNumber(values.nomor_rekening) ? values.nomor_rekening : '';
  const looked = useRecord(
    payroll.check,
    { nomor_rekening: from, isi: value },
    { enabled: value !== '', quiet: true, topics: ['rekening'] },
  );
  const upload = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    if (!file) return;
    try {
      const isi = await readFile(file, setEncoding);
      setFormat(file.name.toLowerCase().endsWith('.csv') ? 'csv' : 'xlsx');
      setUnread(null);
      props.onChange(isi);
    } catch (error) {
      if (!(error instanceof SheetError)) throw error;
      setUnread(sheetSentence(error, t('gaji.tidakTerbaca')));
      props.onChange('');
    }
  };
  const fetchTemplate = async (kind: SheetFormat) =>
    save((await import('./payroll-template.ts')).template(kind), `contoh-gaji.${kind}`);
  return (
    <div className="stack">
      {disabled ? null : (
        <>
          <div className="line">
            <Button small icon="download" onClick={() => void fetchTemplate('xlsx')}>
              {t('gaji.contohXlsx')}
            </Button>
            <Button small icon="download" onClick={() => void fetchTemplate('csv')}>
              {t('gaji.contohCsv')}
            </Button>
          </div>
          <FieldFrame field={props}>
            <input
              {...described(props)}
              type="file"
              accept=".xlsx,.csv,.txt,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
              className="form-control"
              onChange={(event) => void upload(event)}
              onBlur={props.onBlur}
            />
          </FieldFrame>
        </>
      )}
      {unread ? <Note tone="bad" role="alert" title={unread} /> : null}
      {value === '' ? null : <EncodingNote encoding={encoding} />}
      {value === '' ? null : (
        <Loaded state={looked} lines={6}>
          {(reply) => <CheckedPayroll reply={reply} isi={value} format={format} />}
        </Loaded>
      )}
    </div>
  );
}
