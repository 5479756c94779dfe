import '#lib/books/messages/day-bundle.ts';
import { type FormEvent, useState } from 'react';
import { BranchPicker } from '#components/business-day/branch-picker.tsx';
import { CheckField } from '#components/kit/fields/check-field.tsx';
import { DateField } from '#components/kit/fields/date-field.tsx';
import { SelectField } from '#components/kit/fields/select-field.tsx';
import { Button } from '#components/kit/ui/button.tsx';
import { showFailure } from '#components/kit/ui/failure.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { useToast } from '#components/kit/ui/toast.tsx';
import { useCommand } from '#hooks/use-command.ts';
import { useProfile } from '#hooks/use-session.ts';
import { type PaperSize, papers } from '#lib/books/reports/formats.ts';
import { messageOf } from '#lib/messages/id.ts';
import { ApiError } from '#services/api-error.ts';
import { bundle } from '#services/books/bundle.ts';

const empty: { kode_cabang: string; tanggal: string; slip: 'T' | 'F'; kertas: PaperSize } = {
  kode_cabang: '',
  tanggal: '',
  slip: 'F',
  kertas: 'A4',
};

/** Asks for a branch's day as one file; without a day the branch's accounting date. What is there already is answered instead of a second one. */
export function BundleForm() {
  const t = useT();
  const { headOffice } = useProfile();
  const [asked, setAsked] = useState(empty);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const toast = useToast();
  const ask = useCommand(bundle.ask);
  const set = (name: keyof typeof empty) => (value: string) => setAsked({ ...asked, [name]: value });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setErrors({});
    try {
      const { sudah_ada, status_laporan } = await ask.run(asked);
      toast(
        t(
          sudah_ada === 'T'
            ? status_laporan === 'SIAP'
              ? 'bundel.sudahSiap'
              : 'bundel.sudahDiminta'
            : 'bundel.diminta',
        ),
      );
    } catch (error) {
      if (error instanceof ApiError && Object.keys(error.byField).length > 0) setErrors(error.byField);
      else await showFailure(error);
    }
  };
  return (
    <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
      <div className="copy-fields">
        {headOffice ? <BranchPicker value={asked.kode_cabang} onChange={set('kode_cabang')} /> : null}
        <DateField
          name="tanggal"
          label={t('bundel.hari')}
          hint={t('bundel.hariPetunjuk')}
          value={asked.tanggal}
          error={errors.tanggal}
          onChange={set('tanggal')}
        />
        <SelectField
          name="kertas"
          label={t('bundel.kertas')}
          value={asked.kertas}
          error={errors.kertas}
          onChange={set('kertas')}
          options={papers.map((paper) => ({ value: paper, display: messageOf('bundel.kertas.', paper) }))}
        />
      </div>
      <CheckField
        name="slip"
        label={t('bundel.slip')}
        hint={t('bundel.slipPetunjuk')}
        value={asked.slip}
        onChange={set('slip')}
      />
      <div>
        <Button type="submit" variant="primary" icon="printer" busy={ask.pending}>
          {t('bundel.cetak')}
        </Button>
      </div>
    </form>
  );
}
