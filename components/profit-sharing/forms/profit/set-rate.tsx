import '#lib/profit-sharing/messages/profit.ts';
import { defineScreen, money, type SourceProps, textArea } from '#components/kit/screens/transaction-def.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { Loaded } from '#components/kit/ui/states.tsx';
import { RateFigures } from '#components/profit-sharing/rate-figures.tsx';
import { RateObstacles } from '#components/profit-sharing/rate-obstacles.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { menus } from '#lib/access/menus.ts';
import { profit } from '#services/profit-sharing/profit.ts';
import { monthField } from './shared.tsx';

/** The last month of a year: what is decided after its rate belongs to the next year. */
const endsYear = (month: string): boolean => month.slice(5, 7) === '12';

/** Shows the computation of the month that the address names, above the form that sets it; no form where something blocks that. */
function Source({ asked, children }: SourceProps) {
  const { pool = 'UTAMA', bulan = '' } = asked as Record<string, string>;
  const t = useT();
  const record = useRecord(profit.rate, { pool, bulan });
  return (
    <Loaded state={record} lines={12}>
      {(rate) => (
        <div className="stack">
          <RateObstacles rate={rate} />
          <RateFigures rate={rate} />
          {rate.halangan.length === 0 && endsYear(rate.bulan) ? <Note>{t('bagiHasil.bonusSebelumnya')}</Note> : null}
          {rate.halangan.length === 0 ? children({ pool, bulan: rate.bulan, sidik: rate.sidik }) : null}
        </div>
      )}
    </Loaded>
  );
}

/** The rate of a month, computed by the system and set by two persons of head office. */
export const setRate = defineScreen({
  endpoint: profit.setRate,
  flow: 'TETAPKAN_HI1000',
  menu: 'tetapkan-hi1000',
  change: { title: 'bagiHasil.tetapkan', back: menus.hi1000.route, Source },
  initial: {
    pool: 'UTAMA',
    bulan: '',
    per_bentuk: '0.00',
    per_lepas: '0.00',
    irr_bentuk: '0.00',
    irr_lepas: '0.00',
    hibah: '0.00',
    alasan: '',
    sidik: '',
  },
  sections: [
    {
      header: 'bagiHasil.bulanIni',
      rowsize: 1,
      fields: [monthField],
    },
    {
      header: 'bagiHasil.penyesuaian',
      rowsize: 2,
      fields: [
        money('per_bentuk', 'kolom.per_bentuk', { required: false }),
        money('per_lepas', 'kolom.per_lepas', { required: false }),
        money('irr_bentuk', 'kolom.irr_bentuk', { required: false }),
        money('irr_lepas', 'kolom.irr_lepas', { required: false }),
        money('hibah', 'kolom.hibah', { required: false }),
        textArea('alasan', 'bagiHasil.alasan', { wide: true, hint: 'bagiHasil.alasanPetunjuk' }),
      ],
    },
  ],
});
