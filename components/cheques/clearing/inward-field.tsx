import '#lib/cheques/messages/clearing.ts';
import { useEffect, useRef } from 'react';
import { type FieldProps, failureOf } from '#components/kit/fields/field.tsx';
import { SelectField } from '#components/kit/fields/select-field.tsx';
import type { FormHandle, Values } from '#components/kit/form/field-def.ts';
import { fillIn } from '#components/kit/form/fill-in.ts';
import { DescriptionList } from '#components/kit/ui/description-list.tsx';
import { drawn } from '#components/kit/ui/drawn.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { useList } from '#hooks/use-list.ts';
import { isUndecided } from '#lib/cheques/clearing.ts';
import type { BookKind } from '#lib/cheques/warkat.ts';
import { toDisplay } from '#lib/dates.ts';
import { isMasked } from '#lib/masking.ts';
import { messageOf } from '#lib/messages/id.ts';
import { clearing } from '#services/cheques/clearing.ts';
import type { PenarikanKliringRow } from '#types/proto/cheques/clearing.ts';
import { Suggestion } from './suggestion.tsx';

/** Loads with the first cheque that has a picture. */
const FileView = drawn(async () => (await import('#components/kit/fields/file-view.tsx')).FileView, 1);
const AT_MOST = 100;
const nameOf = ({ jenis, nomor_warkat, kode_bank }: PenarikanKliringRow): string =>
  `${messageOf('kliring.jenis.', jenis)} ${nomor_warkat} · ${kode_bank}`;

/** Tells a form which undecided cheques it is about. */
export type Waiting =
  | { readonly belum_diputus: 'T' }
  | { readonly status_warkat: 'DITERIMA'; readonly jenis: BookKind };

interface InwardFieldProps {
  readonly props: FieldProps;
  readonly values: Values;
  readonly form: FormHandle;
  readonly which: Waiting;
}

/** Ticks the reasons that the bank's own records give for a return, once for each cheque that is chosen; later ticks are the user's own. */
function useAdvisedReasons(
  row: PenarikanKliringRow | undefined,
  disabled: boolean,
  values: Values,
  form: FormHandle,
): void {
  const { alasan_tolakan: ticked } = values;
  const advised = useRef('');
  useEffect(() => {
    if (disabled || !row || !Array.isArray(ticked) || advised.current === row.id_penarikan) return;
    const first = advised.current === '';
    advised.current = row.id_penarikan;
    if (first && ticked.length > 0) return;
    fillIn(
      form,
      'alasan_tolakan',
      row.temuan.split(',').filter((kode) => kode !== '' && kode !== 'LAIN'),
    );
  }, [row, disabled, ticked, form]);
}

/** Chooses a cheque that another bank presented and nobody has decided: its amount, and the account where the form has one, go into the form. */
export function InwardField({ props, values, form, which }: InwardFieldProps) {
  const t = useT();
  const { value, disabled = false } = props;
  const waiting = useList(clearing.inward, {
    filters: which,
    sizes: [AT_MOST],
    enabled: !disabled,
    quiet: true,
  });
  const chosen = useList(clearing.inward, {
    filters: { id_penarikan: value },
    sizes: [1],
    enabled: value !== '',
    quiet: true,
  });
  const row = value === '' ? undefined : chosen.rows.find(({ id_penarikan }) => id_penarikan === value);
  const withAccount = values.nomor_rekening !== undefined;
  useEffect(() => {
    if (disabled || !row) return;
    fillIn(form, 'nominal', row.nominal);
    if (withAccount && !isMasked(row.nomor_rekening)) fillIn(form, 'nomor_rekening', row.nomor_rekening);
  }, [row, disabled, withAccount, form]);
  useAdvisedReasons(row, disabled, values, form);
  const known = waiting.rows.map((each) => ({ value: each.id_penarikan, display: nameOf(each) }));
  const none = !disabled && !waiting.loading && !waiting.error && known.length === 0;
  return (
    <div className="stack">
      <SelectField
        {...props}
        busy={waiting.loading || undefined}
        failed={failureOf(waiting)}
        hint={none ? t('kliring.tidakAdaWarkat') : props.hint}
        options={[
          { value: '', display: t('kliring.pilihWarkat') },
          ...(value === '' || known.some((each) => each.value === value)
            ? []
            : [{ value, display: row ? nameOf(row) : value }]),
          ...known,
        ]}
      />
      {row ? (
        <DescriptionList
          items={[
            { label: t('kliring.penerima'), value: row.nama_penerima },
            { label: t('kliring.rekeningTertulis'), value: `${row.nomor_rekening} ${row.nama_rekening}` },
            { label: t('kliring.tanggal'), value: toDisplay(row.tanggal_warkat) },
            { label: t('kliring.tanggalEfektif'), value: toDisplay(row.tanggal_efektif) },
            ...(row.ditahan_sampai === ''
              ? []
              : [
                  { label: t('kliring.ditahanSampai'), value: toDisplay(row.ditahan_sampai) },
                  { label: t('kliring.dugaan'), value: row.sebab_tahan },
                ]),
            ...(isUndecided(row.status_warkat) ? [{ label: t('kliring.saran'), value: <Suggestion row={row} /> }] : []),
          ]}
        />
      ) : null}
      {row && row.tanpa_gambar !== '' ? (
        <Note tone="warn">
          {t('kliring.tanpaGambar', { sebab: messageOf('kliring.tanpaGambar.', row.tanpa_gambar) })}
        </Note>
      ) : null}
      {row && row.gambar !== '' ? <FileView id={row.gambar} picture name={nameOf(row)} /> : null}
      {row && isUndecided(row.status_warkat) ? <p className="field-hint">{t('kliring.saranPetunjuk')}</p> : null}
    </div>
  );
}
