import '#lib/accounts/messages/statement.ts';
import '#lib/messages/validation.ts';
import { type FormEvent, useState } from 'react';
import { TextField } from '#components/kit/fields/text-field.tsx';
import { Button } from '#components/kit/ui/button.tsx';
import { Chip, type Tone } from '#components/kit/ui/chip.tsx';
import { DescriptionList } from '#components/kit/ui/description-list.tsx';
import { showFailure } from '#components/kit/ui/failure.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { readCode, readPageReference } from '#lib/document-number.ts';
import type { MessageKey } from '#lib/messages/id.ts';
import { statement } from '#services/accounts/statement.ts';
import { ApiError } from '#services/api-error.ts';
import { callRecord } from '#services/client.ts';
import type { StatementPeriksaReply } from '#types/proto/accounts/statement.ts';

const WRITTEN = ['nomor_rekening', 'saldo_awal', 'kredit', 'debet', 'saldo_akhir'] as const;
type Written = (typeof WRITTEN)[number];
const titles = {
  nomor_rekening: 'rk.rekening',
  saldo_awal: 'rk.saldoAwal',
  kredit: 'rk.kredit',
  debet: 'rk.debet',
  saldo_akhir: 'rk.saldoAkhir',
} as const satisfies Readonly<Record<Written, MessageKey>>;

const empty = {
  nomor: '',
  halaman: '',
  kode_periksa: '',
  nomor_rekening: '',
  saldo_awal: '',
  kredit: '',
  debet: '',
  saldo_akhir: '',
};
type Values = Readonly<Record<keyof typeof empty, string>>;

const tones: Readonly<Record<string, Tone>> = { SAMA: 'ok', DIUBAH: 'bad', KODE_SALAH: 'bad', TIDAK_DIKENAL: 'warn' };

/** Returns the typed values as the call takes them: amounts without their separators. */
const bodyOf = (values: Values) => {
  const amount = (text: string) => text.replace(/[,\s]/g, '');
  return {
    nomor: values.nomor.replace(/[\s-]/g, '').toUpperCase(),
    halaman: /^\d+$/.test(values.halaman) ? Number.parseInt(values.halaman, 10) : 0,
    kode_periksa: readCode(values.kode_periksa) || values.kode_periksa,
    nomor_rekening: values.nomor_rekening.replace(/\s/g, ''),
    saldo_awal: amount(values.saldo_awal),
    kredit: amount(values.kredit),
    debet: amount(values.debet),
    saldo_akhir: amount(values.saldo_akhir),
  };
};

function Result({ reply }: { readonly reply: StatementPeriksaReply }) {
  const t = useT();
  const { hasil, isi } = reply;
  const meaning = hasil === 'SAMA' && isi.length === 0 ? 'KOSONG' : hasil;
  return (
    <Note tone={tones[hasil] ?? 'info'} role="status" title={t(`salinan.hasil.${hasil}` as MessageKey)}>
      <p>{t(`salinan.arti.${meaning}` as MessageKey)}</p>
      {isi.length > 0 ? (
        <DescriptionList
          items={isi.map(({ kolom, sama }) => ({
            label: t(titles[kolom as Written]),
            value: <Chip tone={sama === 'T' ? 'ok' : 'bad'}>{t(sama === 'T' ? 'salinan.sama' : 'salinan.beda')}</Chip>,
          }))}
        />
      ) : null}
    </Note>
  );
}

/** Checks whether a copy is what the bank has issued: its code proves the page, and its figures are compared with those issued. */
export function CheckCopy() {
  const t = useT();
  const [values, setValues] = useState<Values>(empty);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [reply, setReply] = useState<StatementPeriksaReply | null>(null);
  const [busy, setBusy] = useState(false);

  const set = (name: keyof Values) => (text: string) => {
    setReply(null);
    setErrors({});
    // A scanned square fills in number, page and code at once.
    const reference = name === 'nomor' ? readPageReference(text) : null;
    if (!reference || reference.kode === '') return setValues({ ...values, [name]: text });
    setValues({ ...values, nomor: reference.nomor, halaman: String(reference.halaman), kode_periksa: reference.kode });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      setReply(await callRecord(statement.check, bodyOf(values)));
    } catch (error) {
      if (error instanceof ApiError && error.violations.length > 0) {
        setErrors(error.byField);
      } else await showFailure(error);
    } finally {
      setBusy(false);
    }
  };
  const field = (name: keyof Values, label: MessageKey, rest: { hint?: MessageKey; numeric?: boolean } = {}) => (
    <TextField
      name={name}
      label={t(label)}
      hint={rest.hint ? t(rest.hint) : undefined}
      inputMode={rest.numeric ? 'numeric' : 'text'}
      maxLength={60}
      value={values[name]}
      error={errors[name]}
      onChange={set(name)}
    />
  );
  return (
    <form className="stack" onSubmit={(event) => void submit(event)}>
      <p className="muted">{t('salinan.periksaPetunjuk')}</p>
      <div className="copy-fields">
        {field('nomor', 'rk.nomor')}
        {field('halaman', 'salinan.halaman', { numeric: true })}
        {field('kode_periksa', 'salinan.kode', { hint: 'salinan.kodePetunjuk' })}
      </div>
      <fieldset className="stack">
        <legend className="part-legend">{t('salinan.tertulis')}</legend>
        <div className="copy-fields">
          {WRITTEN.map((name) => (
            <div key={name}>{field(name, titles[name], { numeric: true })}</div>
          ))}
        </div>
      </fieldset>
      <div>
        <Button type="submit" variant="primary" icon="shield-check" busy={busy}>
          {t('salinan.bandingkan')}
        </Button>
      </div>
      {reply ? <Result reply={reply} /> : null}
    </form>
  );
}
