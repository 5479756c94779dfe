import { useRouter } from 'next/router';
import { PendingChange } from '#components/control/workflow/pending-change.tsx';
import { DateField } from '#components/kit/fields/date-field.tsx';
import { failureOf } from '#components/kit/fields/field.tsx';
import { SelectField } from '#components/kit/fields/select-field.tsx';
import type { SourceProps } from '#components/kit/screens/transaction-def.tsx';
import { Card } from '#components/kit/ui/card.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Loaded } from '#components/kit/ui/states.tsx';
import { useList } from '#hooks/use-list.ts';
import { useRecord } from '#hooks/use-record.ts';
import { isIsoDate } from '#lib/dates.ts';
import { messageOf } from '#lib/messages/id.ts';
import { currency } from '#services/cash/currency.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Chooses the currency and day of the form: another choice opens another form. */
function DayChoice({ kode_valuta, tanggal }: { readonly kode_valuta: string; readonly tanggal: string }) {
  const t = useT();
  const router = useRouter();
  const known = useList(currency.currencies, { sizes: [100], quiet: true });
  const go = (query: Readonly<Record<string, string>>) =>
    void router.replace({ pathname: router.pathname, query: { kode_valuta, tanggal, ...query } }, undefined, {
      shallow: true,
    });
  return (
    <Card title={t('valas.pilihHari')}>
      <div className="row gy-3">
        <div className="col-12 col-md-6">
          <SelectField
            name="pilih-valuta"
            label={t('valas.valuta')}
            value={kode_valuta}
            onChange={(code) => go({ kode_valuta: code })}
            failed={failureOf(known)}
            options={known.rows.map((row) => ({
              value: row.kode_valuta,
              display: `${row.kode_valuta} - ${messageOf('valuta.', row.kode_valuta)}`,
            }))}
          />
        </div>
        <div className="col-12 col-md-6">
          <DateField
            name="pilih-tanggal"
            label={t('valas.tanggal')}
            hint={t('valas.tanggalPetunjuk')}
            value={tanggal}
            onChange={(day) => {
              if (isIsoDate(day) && day !== tanggal) go({ tanggal: day });
            }}
          />
        </div>
      </div>
    </Card>
  );
}

/** Reads the rates of the day that the address names, else of today, and starts the form from them; there or not yet. */
export function RateSource({ asked, children }: SourceProps) {
  const day = useRecord(currency.dayRate, { kode_valuta: text(asked.kode_valuta), tanggal: text(asked.tanggal) });
  return (
    <Loaded state={day} lines={8}>
      {({ kode_valuta, tanggal, beli, tengah, jual, versi, id_flow }) => (
        <div className="stack">
          <DayChoice kode_valuta={kode_valuta} tanggal={tanggal} />
          <PendingChange idFlow={id_flow} />
          {children({ kode_valuta, tanggal, beli, tengah, jual, versi, alasan: '' })}
        </div>
      )}
    </Loaded>
  );
}
