import '#lib/accounts/messages/account-info.ts';
import '#lib/accounts/messages/savings.ts';
import '#lib/messages/states.ts';
import { useState } from 'react';
import { DateField } from '#components/kit/fields/date-field.tsx';
import { SelectField } from '#components/kit/fields/select-field.tsx';
import type { AccountTabProps } from '#components/kit/screens/account-tab.ts';
import { Amount } from '#components/kit/ui/amount.tsx';
import { DescriptionList } from '#components/kit/ui/description-list.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { EmptyState, Loaded } from '#components/kit/ui/states.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { accountAsked } from '#lib/account-key.ts';
import { isIsoDate, toDisplay } from '#lib/dates.ts';
import { accountInfo } from '#services/accounts/account-info.ts';
import type { KeadaanRekening } from '#types/proto/accounts/account-info.ts';
import { Blocks, Contract, Holds, Parties } from './account-sections.tsx';
import { AccountStatus } from './account-status.tsx';

const views = ['BENAR', 'DIKETAHUI'] as const;
type Way = (typeof views)[number];

function Found({ state }: { readonly state: KeadaanRekening }) {
  const t = useT();
  if (state.ada !== 'T') return <EmptyState title={t('keadaan.belumAda')} icon="clock-history" />;
  const amount = (value: string) => <Amount value={value} currency={state.kode_valuta} />;
  return (
    <div className="stack">
      <DescriptionList
        items={[
          { label: t('keadaan.padaTanggal'), value: toDisplay(state.tanggal) },
          { label: t('rekening.atasNama'), value: state.nama_rekening },
          { label: t('rekening.status'), value: <AccountStatus account={state} /> },
          { label: t('rekening.saldoBuku'), value: amount(state.saldo_buku) },
          { label: t('tabungan.saldoDitahan'), value: amount(state.saldo_ditahan) },
        ]}
      />
      <Parties parties={state.pihak} rule={state.cara_tanda_tangan} />
      <Holds holds={state.tahanan} currency={state.kode_valuta} />
      <Blocks blocks={state.blokiran} />
      <Contract contract={state.kontrak} currency={state.kode_valuta} />
    </div>
  );
}

/** Shows the account at the end of a day: by all that is known today, or by the books of that day's end. */
export function AsOf({ row }: AccountTabProps) {
  const t = useT();
  const [day, setDay] = useState('');
  const [view, setView] = useState<Way>('BENAR');
  const key = accountAsked(row);
  const record = useRecord(
    accountInfo.asOf,
    { ...key, tanggal: isIsoDate(day) ? day : '', cara: view },
    { quiet: true, keepPrevious: true },
  );
  const [refused] = record.error?.violations ?? [];
  return (
    <div className="stack">
      <div className="row gy-3">
        <div className="col-12 col-md-4">
          <DateField
            name="keadaan-tanggal"
            label={t('keadaan.tanggal')}
            hint={t('keadaan.tanggalPetunjuk')}
            value={day}
            onChange={setDay}
            error={refused?.pesan}
          />
        </div>
        <div className="col-12 col-md-8">
          <SelectField
            name="keadaan-cara"
            label={t('keadaan.cara')}
            value={view}
            onChange={(value) => setView(value === 'DIKETAHUI' ? 'DIKETAHUI' : 'BENAR')}
            options={views.map((value) => ({ value, display: t(`keadaan.cara.${value}`) }))}
          />
          <p className="field-hint">{t(`keadaan.arti.${view}`)}</p>
        </div>
      </div>
      {refused ? null : (
        <Loaded state={record} lines={8}>
          {(state) => <Found state={state} />}
        </Loaded>
      )}
    </div>
  );
}
