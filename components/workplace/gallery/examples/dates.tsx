import { useState } from 'react';
import { DateField } from '#components/kit/fields/date-field.tsx';
import { DateTimeField } from '#components/kit/fields/date-time-field.tsx';
import { useT } from '#components/kit/ui/messages.tsx';

export function Example() {
  const t = useT();
  const [date, setDate] = useState('');
  const [bound, setBound] = useState('2026-11-21');
  const [moment, setMoment] = useState('');
  return (
    <div className="row gy-3">
      <div className="col-12 col-md-6">
        <DateField
          name="d.tanggal"
          label={t('transaksi.tanggal')}
          value={date}
          onChange={setDate}
          hint={
            <>
              YYYY-MM-DD: <output>{date}</output>
            </>
          }
        />
      </div>
      <div className="col-12 col-md-6">
        <DateField
          name="d.batas"
          label="2026-11-02 … 2026-11-28"
          min="2026-11-02"
          max="2026-11-28"
          value={bound}
          onChange={setBound}
        />
      </div>
      <div className="col-12 col-md-6">
        <DateTimeField name="d.waktu" label={t('transaksi.waktu')} value={moment} onChange={setMoment} />
      </div>
      <div className="col-12 col-md-6">
        <DateField
          name="d.salah"
          label={t('laporan.sampai')}
          value=""
          onChange={() => undefined}
          error={t('isian.tanggalBentuk')}
        />
      </div>
    </div>
  );
}
