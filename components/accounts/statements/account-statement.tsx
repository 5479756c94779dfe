import '#lib/accounts/messages/statement.ts';
import { useState } from 'react';
import { DateField } from '#components/kit/fields/date-field.tsx';
import type { AccountTabProps } from '#components/kit/screens/account-tab.ts';
import { ButtonLink } from '#components/kit/ui/button.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { useProfile } from '#hooks/use-session.ts';
import { menus } from '#lib/access/menus.ts';
import { isMasked } from '#lib/masking.ts';
import { PeriodPresets } from './period-presets.tsx';
import { StatementPreview } from './statement-preview.tsx';

/** Previews a statement of this account, with the way to make one. */
export function AccountStatement({ row }: AccountTabProps) {
  const t = useT();
  const { canOpen } = useProfile();
  const [period, setPeriod] = useState({ tanggal_awal: '', tanggal_akhir: '' });
  const query = new URLSearchParams({ nomor_rekening: row.nomor_rekening, ...period });
  return (
    <div className="stack">
      <div className="copy-fields">
        <DateField
          name="tanggal_awal"
          label={t('rk.awal')}
          value={period.tanggal_awal}
          onChange={(tanggal_awal) => setPeriod({ ...period, tanggal_awal })}
        />
        <DateField
          name="tanggal_akhir"
          label={t('rk.akhir')}
          value={period.tanggal_akhir}
          onChange={(tanggal_akhir) => setPeriod({ ...period, tanggal_akhir })}
        />
      </div>
      <div className="spread">
        <PeriodPresets onPick={(tanggal_awal, tanggal_akhir) => setPeriod({ tanggal_awal, tanggal_akhir })} />
        {canOpen('cetak-statement') && !isMasked(row.nomor_rekening) ? (
          <ButtonLink icon="printer" href={`${menus['cetak-statement'].route}?${query}`}>
            {t('rk.buat')}
          </ButtonLink>
        ) : null}
      </div>
      <StatementPreview asked={{ pegangan: row.pegangan, ...period }} />
    </div>
  );
}
