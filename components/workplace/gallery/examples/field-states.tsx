import '#lib/messages/validation.ts';
import { DateField } from '#components/kit/fields/date-field.tsx';
import { MoneyField } from '#components/kit/fields/money-field.tsx';
import { NumberField } from '#components/kit/fields/number-field.tsx';
import { TextField } from '#components/kit/fields/text-field.tsx';
import { useT } from '#components/kit/ui/messages.tsx';

const still = { onChange: () => undefined };

export function Example() {
  const t = useT();
  const states = [
    { id: 'isi', hint: 'hint' },
    { id: 'wajib', required: true },
    { id: 'salah', required: true, error: t('v.wajib') },
    { id: 'mati', disabled: true },
    { id: 'muat', busy: true },
  ];
  return (
    <div className="row gy-3">
      {states.map(({ id, ...state }) => (
        <div key={id} className="col-12">
          <div className="row gy-3">
            <div className="col-12 col-md-3">
              <TextField {...still} {...state} name={`k.${id}`} label={`${t('transaksi.nama')} ${id}`} value="Siti" />
            </div>
            <div className="col-12 col-md-3">
              <NumberField
                {...still}
                {...state}
                kind="integer"
                name={`b.${id}`}
                label={`${t('isian.lembar')} ${id}`}
                value="1250"
              />
            </div>
            <div className="col-12 col-md-3">
              <MoneyField
                {...still}
                {...state}
                name={`u.${id}`}
                label={`${t('teller.nominal')} ${id}`}
                value="2500000.00"
              />
            </div>
            <div className="col-12 col-md-3">
              <DateField
                {...still}
                {...state}
                name={`t.${id}`}
                label={`${t('transaksi.tanggal')} ${id}`}
                value="2026-11-21"
              />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
