import '#lib/books/messages/reports.ts';
import { useState } from 'react';
import { DateField } from '#components/kit/fields/date-field.tsx';
import { failureOf } from '#components/kit/fields/field.tsx';
import { offeredBranches } from '#components/kit/fields/filters-on-paper.tsx';
import { MoneyField } from '#components/kit/fields/money-field.tsx';
import { NumberField } from '#components/kit/fields/number-field.tsx';
import { SelectField } from '#components/kit/fields/select-field.tsx';
import { TextField } from '#components/kit/fields/text-field.tsx';
import { Button } from '#components/kit/ui/button.tsx';
import { Dialog } from '#components/kit/ui/dialog.tsx';
import { showFailure } from '#components/kit/ui/failure.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { useCommand } from '#hooks/use-command.ts';
import { useList } from '#hooks/use-list.ts';
import { type PackProtection, packProtections } from '#lib/books/reports/pack-protections.ts';
import type { MessageKey } from '#lib/messages/id.ts';
import { ApiError } from '#services/api-error.ts';
import { reportJob } from '#services/books/report-job.ts';
import { parameter } from '#services/control/parameter.ts';
import type { PekerjaanRow } from '#types/proto/books/report-job.ts';
import { JobWindow } from './job-window.tsx';

type Asking = Readonly<Record<string, string>>;
type Errors = Readonly<Record<string, string>>;

interface FieldsProps {
  readonly values: Asking;
  readonly errors: Errors;
  readonly onChange: (values: Asking) => void;
}

/** Props of one field of the question. */
function useField({ values, errors, onChange }: FieldsProps) {
  const t = useT();
  return (name: string, label: MessageKey, hint?: MessageKey) => ({
    name: `paket-${name}`,
    label: t(label),
    required: true,
    ...(hint && { hint: t(hint) }),
    value: values[name] ?? '',
    ...(errors[name] && { error: errors[name] }),
    onChange: (value: string) => onChange({ ...values, [name]: value }),
  });
}

/** Draws the fields that the chosen way of selecting journals needs. */
function WayFields(props: FieldsProps) {
  const t = useT();
  const field = useField(props);
  const protection = props.values.cara as PackProtection;
  return (
    <>
      <SelectField
        {...field('cara', 'paket.cara')}
        options={packProtections.map((value) => ({ value, display: t(`paket.cara.${value}`) }))}
      />
      {protection === 'ACAK' ? (
        <>
          <NumberField {...field('jumlah', 'paket.jumlah')} kind="numeric" />
          <TextField {...field('benih', 'paket.benih', 'paket.benihPetunjuk')} maxLength={40} />
        </>
      ) : null}
      {protection === 'DI_ATAS' ? <MoneyField {...field('nominal', 'paket.nominal')} terbilang /> : null}
      {protection === 'PENGGUNA' ? (
        <TextField {...field('id_user', 'paket.pengguna', 'paket.penggunaPetunjuk')} maxLength={30} />
      ) : null}
    </>
  );
}

function PackFields(props: FieldsProps) {
  const t = useT();
  const field = useField(props);
  const branches = useList(parameter.branches, { ...offeredBranches, quiet: true });
  const options = [
    { value: '*', display: t('paket.seluruhBank') },
    ...branches.rows.map(({ kode_cabang, nama_cabang }) => ({
      value: kode_cabang,
      display: `${kode_cabang} - ${nama_cabang}`,
    })),
  ];
  return (
    <div className="copy-fields">
      <SelectField {...field('kode_cabang', 'paket.cabang')} options={options} failed={failureOf(branches)} />
      <DateField {...field('tanggal_awal', 'paket.dari')} />
      <DateField {...field('tanggal_akhir', 'paket.sampai')} />
      <WayFields {...props} />
    </div>
  );
}

/** As much of the question as its way asks: what another way was given meanwhile stays behind. */
function questionOf(values: Asking): Asking {
  const {
    kode_cabang = '',
    tanggal_awal = '',
    tanggal_akhir = '',
    cara = '',
    jumlah = '',
    benih = '',
    nominal = '',
    id_user = '',
  } = values;
  const of: Asking = { ACAK: { jumlah, benih }, DI_ATAS: { nominal }, PENGGUNA: { id_user } }[cara as PackProtection];
  return { kode_cabang, tanggal_awal, tanggal_akhir, cara, ...of };
}

const START: Asking = { kode_cabang: '*', cara: 'ACAK', jumlah: '50' };

/** Asks for an auditor's pack; once it is asked for, the same window shows how far it is. */
export function PackDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const [values, setValues] = useState<Asking>(START);
  const [errors, setErrors] = useState<Errors>({});
  const [job, setJob] = useState<PekerjaanRow | null>(null);
  const ask = useCommand(reportJob.ask);
  if (job) return <JobWindow row={job} onClose={onClose} />;

  const send = async () => {
    setErrors({});
    try {
      setJob(await ask.run({ jenis: 'PAKET', kode: 'AUDITOR', bentuk: 'ZIP', kertas: '', tanya: questionOf(values) }));
    } catch (error) {
      if (error instanceof ApiError && Object.keys(error.byField).length > 0) setErrors(error.byField);
      else await showFailure(error);
    }
  };
  return (
    <Dialog
      title={t('paket.minta')}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t('aksi.batal')}</Button>
          <Button variant="primary" icon="download" busy={ask.pending} onClick={() => void send()}>
            {t('paket.kirim')}
          </Button>
        </>
      }
    >
      <div className="stack">
        <p>{t('paket.tentang')}</p>
        <PackFields values={values} errors={errors} onChange={setValues} />
      </div>
    </Dialog>
  );
}
